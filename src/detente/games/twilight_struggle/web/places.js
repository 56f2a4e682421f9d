// @ts-check
// Where things lie on the map, in the units of land.js: centres of boxes and plates.

/** Width and height of a country’s box. */
export const BOX = [78, 36];

/** @type {Record<string, [number, number]>} */
export const PLACES = {
  usa: [148, 225],
  ussr: [931, 140],

  canada: [300, 128],
  norway: [572, 36],
  sweden: [665, 36],
  finland: [758, 36],
  united_kingdom: [455, 80],
  denmark: [561, 80],
  east_germany: [654, 80],
  poland: [747, 80],
  benelux: [512, 123],
  west_germany: [605, 123],
  czechoslovakia: [707, 123],
  france: [470, 180],
  austria: [654, 166],
  hungary: [747, 166],
  spain_portugal: [440, 242],
  italy: [578, 213],
  yugoslavia: [673, 209],
  romania: [766, 209],
  bulgaria: [726, 251],
  greece: [671, 294],
  turkey: [821, 264],

  lebanon: [756, 318],
  syria: [845, 308],
  israel: [798, 366],
  jordan: [879, 359],
  iraq: [933, 317],
  iran: [927, 272],
  gulf_states: [974, 362],
  saudi_arabia: [923, 406],
  egypt: [712, 362],
  libya: [626, 362],

  morocco: [461, 314],
  tunisia: [574, 320],
  algeria: [525, 364],
  west_african_states: [461, 420],
  saharan_states: [580, 410],
  ivory_coast: [489, 464],
  nigeria: [580, 456],
  sudan: [760, 412],
  ethiopia: [821, 458],
  somalia: [872, 504],
  kenya: [781, 504],
  cameroon: [601, 502],
  zaire: [690, 504],
  angola: [648, 556],
  zimbabwe: [741, 556],
  se_african_states: [832, 552],
  botswana: [758, 602],
  south_africa: [667, 606],

  afghanistan: [1031, 274],
  pakistan: [1031, 320],
  india: [1016, 410],
  north_korea: [1143, 222],
  south_korea: [1154, 270],
  japan: [1229, 226],
  taiwan: [1181, 331],
  burma: [1073, 366],
  laos_cambodia: [1162, 372],
  thailand: [1101, 422],
  vietnam: [1184, 416],
  malaysia: [1113, 466],
  philippines: [1229, 462],
  indonesia: [1206, 508],
  australia: [1187, 556],

  mexico: [95, 356],
  guatemala: [93, 406],
  honduras: [178, 406],
  nicaragua: [262, 406],
  el_salvador: [93, 450],
  costa_rica: [178, 450],
  panama: [262, 450],
  cuba: [235, 360],
  haiti: [324, 366],
  dominican_republic: [349, 409],

  colombia: [292, 495],
  venezuela: [370, 454],
  ecuador: [207, 500],
  peru: [216, 544],
  brazil: [394, 506],
  bolivia: [303, 538],
  paraguay: [322, 577],
  chile: [226, 588],
  argentina: [309, 616],
  uruguay: [406, 592],
};

/** Width and height of a region’s name plate with its meter. */
export const PLATE = [156, 44];

/** @type {Record<string, [number, number]>} */
export const PLATES = {
  europe: [318, 50],
  asia: [1175, 163],
  southeast_asia: [1043, 512],
  middle_east: [977, 456],
  africa: [523, 547],
  central_america: [85, 496],
  south_america: [89, 566],
};

/**
 * What the window shows of a region: left, top, width, height.
 *
 * @type {Record<string, [number, number, number, number]>}
 */
export const FRAMES = {
  europe: [230, 8, 640, 314],
  asia: [967, 131, 303, 453],
  southeast_asia: [955, 338, 315, 206],
  middle_east: [577, 244, 488, 244],
  africa: [412, 286, 509, 348],
  central_america: [0, 328, 398, 200],
  south_america: [1, 426, 454, 210],
};

/** Neighbours over the edge of the map: their link leaves at one side and returns at the other. */
export const AROUND = [["usa", "japan"]];
