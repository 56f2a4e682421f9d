// Fetches the libraries of this folder anew: node refresh.mjs
// Give other versions in LIBRARIES first; README.md says what is done to the files.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LIBRARIES = [
  {
    name: "preact",
    version: "11.2.0",
    files: { "preact.js": ["dist/preact.mjs"], "hooks.js": ["hooks/dist/hooks.mjs"] },
  },
  { name: "htm", version: "3.1.1", files: { "htm.js": ["dist/htm.mjs"] } },
  { name: "@preact/signals", version: "2.11.4", files: { "signals.js": ["dist/signals.mjs"] } },
  {
    name: "@preact/signals-core",
    version: "1.14.5",
    files: { "signals-core.js": ["dist/signals-core.mjs"] },
  },
  {
    name: "@fluent/bundle",
    version: "0.19.1",
    // Each after those that it imports.
    files: {
      "fluent.js": ["types", "builtins", "scope", "resolver", "memoizer", "bundle", "resource"].map(
        (part) => `esm/${part}.js`,
      ),
    },
    // The package itself holds no licence file; its terms are those of htm, printed above it.
    notice: "Copyright Mozilla Foundation and others. Apache License, Version 2.0, as above.\n",
  },
];

const OURS = {
  preact: "./preact.js",
  "preact/hooks": "./hooks.js",
  "@preact/signals-core": "./signals-core.js",
};

const here = dirname(fileURLToPath(import.meta.url));
const parcels = mkdtempSync(join(tmpdir(), "vendor-"));

/** The text of one of our files, made of those of a package. */
function joined(folder, parts) {
  const several = parts.length > 1;
  return parts
    .map((part) => readFileSync(join(folder, part), "utf8"))
    .map((text) => text.replace(/\/\/# sourceMappingURL=.*\n?/g, ""))
    .map((text) => (several ? text.replace(/^import .* from "\.\/.*";\n/gm, "") : text))
    .map((text) => text.replace(/from ?"([^".][^"]*)"/g, (_, name) => `from"${OURS[name]}"`))
    .join("")
    .trimEnd()
    .concat("\n");
}

const inventory = [];
const licences = [];
for (const { name, version, files, notice } of LIBRARIES) {
  const pack = ["pack", "--silent", "--pack-destination", parcels, `${name}@${version}`];
  const parcel = execFileSync("npm", pack, { encoding: "utf8" }).trim();
  const folder = mkdtempSync(join(parcels, "package-"));
  execFileSync("tar", ["xzf", join(parcels, parcel), "-C", folder, "--strip-components=1"]);
  const hashes = {};
  for (const [file, parts] of Object.entries(files)) {
    const text = joined(folder, parts);
    writeFileSync(join(here, file), text);
    hashes[file] = createHash("sha256").update(text).digest("hex");
  }
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  inventory.push({ name, version, licence: license, sha256: hashes });
  const terms = notice ?? readFileSync(join(folder, "LICENSE"), "utf8");
  licences.push(`${"=".repeat(80)}\n${name} ${version}: ${license}\n\n${terms.trimEnd()}\n`);
}
writeFileSync(join(here, "vendor.json"), JSON.stringify(inventory, null, 2) + "\n");
writeFileSync(join(here, "LICENCES.txt"), licences.join("\n"));
