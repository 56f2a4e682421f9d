// What the tests look for in a page that is laid out, in the page itself: a whole game has too many
// steps to ask for each box from outside.

window.layout = (() => {
  const REGIONS = ["bar", "status", "board", "dock", "ask", "recap", "rest"];
  /** From so many letters on a text may be an excerpt: the whole is shown when it is pointed at. */
  const EXCERPT = 60;

  /** Something shown, said so that it can be found again. */
  const named = (element) => {
    const code = element.closest("[data-code]")?.dataset.code;
    const region = element.closest("[data-region]")?.dataset.region ?? "page";
    const look = typeof element.className === "string" ? element.className : "";
    return `${region}: ${element.localName}.${look.trim().replaceAll(/\s+/g, ".")}${code ? ` of ${code}` : ""}`;
  };

  const rounded = ({ x, y, width, height }) => [x, y, width, height].map((one) => Math.round(one * 100) / 100);

  /** The boxes of the regions and of the button that confirms. */
  const boxes = () => {
    const found = REGIONS.map((name) => [name, document.querySelector(`[data-region="${name}"]`)]);
    found.push(["confirm", document.querySelector(".confirm")]);
    return Object.fromEntries(found.map(([name, it]) => [name, it && rounded(it.getBoundingClientRect())]));
  };

  /** The places of all pieces on the board. */
  const pieces = () =>
    [...document.querySelectorAll(":is([data-region=status], [data-region=board], [data-region=dock]) [data-code]")].map(
      (one) => [one.dataset.code, rounded(one.getBoundingClientRect())].join(" "),
    );

  const scrollable = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);

  /** What scrolls though it is no list. */
  const scrolling = () => {
    const page = document.scrollingElement;
    const faults = [];
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) {
      faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
    }
    for (const region of document.querySelectorAll("[data-region]")) {
      if (region.classList.contains("spanning")) continue; // a board in one piece may scroll
      const more = region.scrollHeight > region.clientHeight + 1 && scrollable(getComputedStyle(region));
      if (region.scrollTop || region.scrollLeft || more) {
        faults.push(`${named(region)} scrolls`);
      }
    }
    return faults;
  };

  /** Whether something, or what is around it, is written for readers only. */
  const unseen = (element, known) => {
    if (!element) return false;
    if (!known.has(element)) {
      const forReaders = element.offsetWidth <= 1 && element.offsetHeight <= 1 && getComputedStyle(element).overflow === "hidden";
      known.set(element, forReaders || element.inert || unseen(element.parentElement, known));
    }
    return known.get(element);
  };

  const hidden = (element, known) =>
    unseen(element, known) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** All text that is shown: its element, what it says, its box. */
  const written = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    const known = new Map();
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, noscript, option, title, desc") || hidden(element, known)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 0 && box.height > 0) found.push({ element, text: node.data.trim(), box });
      }
    }
    return found;
  };

  /** The same, while several look at a page that does not change. */
  let kept = null;
  const texts = (within = document.body) =>
    (kept ?? written()).filter(({ element }) => within.contains(element));

  const together = (look) => {
    kept = written();
    try {
      return look();
    } finally {
      kept = null;
    }
  };

  /** How many times as high something is drawn as its style says, by what it and all around it are scaled. */
  const scale = (element, known = new Map()) => {
    if (!element) return 1;
    if (element instanceof SVGTextContentElement) return Math.abs(element.getScreenCTM()?.d ?? 1);
    if (!known.has(element)) {
      const style = getComputedStyle(element);
      const turned = style.transform === "none" ? 1 : Math.abs(new DOMMatrix(style.transform).d);
      const [across, down = across] = style.scale === "none" ? [1] : style.scale.split(" ").map(Number);
      known.set(element, turned * down * scale(element.parentElement, known));
    }
    return known.get(element);
  };

  const sizeOf = (element, known) => Number.parseFloat(getComputedStyle(element).fontSize) * scale(element, known);

  /** Text that is smaller than some pixels. */
  const small = (least) => {
    const known = new Map();
    const faults = texts().filter(({ element }) => sizeOf(element, known) < least - 0.05);
    return faults.map(({ element, text }) => `${named(element)} “${text}” ${sizeOf(element, known).toFixed(1)}`);
  };

  /** The part of a box that is not cut off, or null if nothing of it can be scrolled into view either. */
  const cutting = (element, box) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === "fixed") return null;
      if (style.display === "inline" || style.display === "contents") continue;
      if (scrollable(style) || one.dataset.pans) return null; // what is beyond it can be brought in sight
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return null;
      const around = one.getBoundingClientRect();
      const beyond = [around.x - box.x, box.right - around.right, around.y - box.y, box.bottom - around.bottom];
      const spare = [1.5, 1.5, box.height / 4, box.height / 4]; // a line is higher than its letters
      if (beyond.some((pixels, side) => pixels > spare[side])) return one;
    }
    return null;
  };

  /** Text that its region or something in it cuts off; of a long one the beginning is enough. */
  const cut = () => {
    const faults = texts().flatMap(({ element, text, box }) => {
      const inside = text.length < EXCERPT && element.closest("[data-region]");
      const by = inside && cutting(element, box);
      return by ? [`${named(element)} “${text}” is cut by ${named(by)}`] : [];
    });
    return [...new Set(faults)];
  };

  /** Words that go on in the next line, though no hyphen says so. */
  const broken = () => {
    const range = document.createRange();
    const elements = [...new Set(texts().map(({ element }) => element))];
    return elements.flatMap((element) => {
      if (getComputedStyle(element).hyphens === "auto") return [];
      const written = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return written.flatMap((node) =>
        [...node.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)].flatMap(({ 0: word, index }) => {
          if (word.includes("\u00ad")) return [];
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [`${named(element)} “${word}” is broken`] : [];
        }),
      );
    });
  };

  /** Whether somebody sees this text: nothing else lies over its middle. */
  const seen = ({ element, box }) => {
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return over !== null && (element.contains(over) || over.contains(element));
  };

  /** A text with what is left of its box by what cuts it off. */
  const clipped = ({ element, text, box }) => {
    let { x, y, right, bottom } = box;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === "visible") continue;
      const around = one.getBoundingClientRect();
      [x, y] = [Math.max(x, around.x), Math.max(y, around.y)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { element, text, box: { x, y, right, bottom, height: bottom - y, width: right - x } };
  };

  /** Texts of which one lies over another. */
  const overlapping = () => {
    const faults = [];
    for (const region of document.querySelectorAll("[data-region]")) {
      const all = texts(region).filter(seen).map(clipped).filter(({ box }) => box.width > 0 && box.height > 0).sort((a, b) => a.box.x - b.box.x);
      all.forEach((one, place) => {
        for (const other of all.slice(place + 1)) {
          if (other.box.x > one.box.right - 2) break;
          if (other.element === one.element) continue;
          if (one.element.closest("[data-pans]") !== other.element.closest("[data-pans]")) continue; // can be pushed away
          const top = Math.max(one.box.y + one.box.height * 0.2, other.box.y + other.box.height * 0.2);
          const bottom = Math.min(one.box.bottom - one.box.height * 0.2, other.box.bottom - other.box.height * 0.2);
          if (bottom - top > 1) faults.push(`${named(one.element)} “${one.text}” and “${other.text}”`);
        }
      });
    }
    return faults;
  };

  /** Whether one of the colours in a value of a style is red. */
  const red = (colours) =>
    (colours.match(/rgba?\([^)]+\)|color\(srgb [^)]+\)/g) ?? []).some((colour) => {
      const numbers = colour.match(/[\d.]+(?:e-?\d+)?/g).map(Number);
      const unit = colour.startsWith("color") ? 1 : 255;
      const [r, g, b] = numbers.slice(0, 3).map((one) => one / unit);
      const most = Math.max(r, g, b);
      const least = Math.min(r, g, b);
      const clear = (numbers[3] ?? 1) > 0.1 && most - least > 0.2;
      return clear && r === most && Math.abs(g - b) / (most - least) < 0.35;
    });

  /** What goes around a box in this style and is red, unless the box is filled with red. */
  const ringsIn = (style) => {
    const edges = ["Top", "Right", "Bottom", "Left"].map((side) => {
      const width = Number.parseFloat(style[`border${side}Width`]);
      return width > 0 && red(style[`border${side}Color`]);
    });
    const found = {
      outline: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0 && red(style.outlineColor),
      shadow: style.boxShadow !== "none" && red(style.boxShadow),
      filter: /drop-shadow/.test(style.filter) && red(style.filter),
      border: edges.every(Boolean) && !red(style.backgroundColor),
    };
    return Object.keys(found).filter((kind) => found[kind]);
  };

  /** Everything that is red and goes around something. */
  const rings = () => {
    const within = "[data-region=status], [data-region=board], [data-region=dock]";
    return [...document.querySelectorAll(`:is(${within}) *`)].flatMap((one) => {
      const kinds = ringsIn(getComputedStyle(one));
      for (const part of ["::before", "::after"]) {
        const style = getComputedStyle(one, part);
        if (style.content !== "none") kinds.push(...ringsIn(style).map((kind) => `${kind} of ${part}`));
      }
      if (one instanceof SVGGeometryElement && !one.closest(".sign, .side-sign")) {
        const { stroke, strokeWidth, fill } = getComputedStyle(one);
        if (Number.parseFloat(strokeWidth) > 0 && red(stroke) && !red(fill)) kinds.push("stroke");
      }
      return kinds.map((kind) => `${named(one)} has a red ${kind}`);
    });
  };

  /** What keeps a thumb from playing: the button that confirms is out of its reach, or the question is. */
  const thumb = () => {
    const faults = [];
    const confirm = document.querySelector(".confirm")?.getBoundingClientRect();
    if (confirm && (confirm.top < innerHeight - 120 || confirm.bottom > innerHeight)) {
      faults.push(`confirm stands at ${confirm.top} to ${confirm.bottom} of ${innerHeight}`);
    }
    const question = document.getElementById("question");
    if (!question || !texts(question).some(seen)) faults.push("the question is not in sight");
    const { width, height } = document.querySelector("[data-region=board]").getBoundingClientRect();
    if (width < innerWidth / 2 || height < 150) faults.push(`the board has ${width}x${height}`);
    return faults;
  };

  /** Where a finger can make a move: on a piece, or in the list; null if that is not in sight. */
  const reach = (move) => {
    const quoted = CSS.escape(move);
    const ways = document.querySelectorAll(`.can[data-code="${quoted}"], [data-move="${quoted}"]`);
    for (const one of ways) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      if (one.dataset.move) one.scrollIntoView({ block: "nearest" }); // the list is pushed
      const { x, y, width, height } = one.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (one.contains(document.elementFromPoint(left, top))) return [left, top];
    }
    return null;
  };

  /** Goes through steps up to `last`; the faults that `look` finds, and what has moved. */
  const walk = async (last, looks) => {
    const before = {}; // by how far the sheet of a small window is drawn up
    const faults = [];
    const ends = Math.min(last, harness.steps);
    for (;;) {
      const now = JSON.stringify(boxes());
      const stop = document.querySelector(".table").dataset.stop;
      before[stop] ??= now;
      if (now !== before[stop]) faults.push(`step ${harness.step}: ${before[stop]} became ${now}`);
      const found = together(() => ["scrolling", ...looks].flatMap((look) => layout[look](12)));
      faults.push(...found.map((fault) => `step ${harness.step}: ${fault}`));
      if (harness.step >= ends || faults.length > 20) return [...new Set(faults)].slice(0, 20);
      await harness.next();
    }
  };

  /** All faults that several looks find; `least` is the smallest text there may be. */
  const faults = (looks, least = 12) => together(() => looks.flatMap((look) => layout[look](least)));

  return { faults, boxes, pieces, scrolling, texts, small, cut, broken, overlapping, rings, walk, sizeOf, thumb, reach };
})();
