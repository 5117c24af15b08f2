import type { RimonPlan } from './rimon-plan.ts'

/** A post: everything closer together, the large fruit nearer to the bough. */
export const portrait: RimonPlan = {
  ratio: 1.25,
  text: { x: 8, y: 39.5, width: 77, height: 33 },
  header: [94.5, 4.9],
  washes: [
    { at: [84, 12], reach: [300, 280], tone: 'green3' },
    { at: [72, 21], reach: [290, 250], tone: 'petal' },
    { at: [13, 90], reach: [310, 240], tone: 'petal' },
    { at: [2, 80], reach: [200, 240], tone: 'green3' },
  ],
  high: [
    {
      line: [70, -3, 65, 4, 53, 8.4, 38, 8.4, 25, 5.6, 14, 6.6],
      width: 17,
      leaf: 114,
      tip: 'bud',
      blossoms: [[0.36, 48]],
    },
    {
      line: [104, 9.5, 95.5, 13, 93.5, 20, 95, 28, 92, 35, 93.5, 40],
      width: 15,
      leaf: 120,
      blossoms: [[0.78, 42]],
    },
    {
      line: [105, 10.5, 93, 9.6, 81, 7, 71, 8, 63.5, 12.5, 59, 18],
      width: 20,
      leaf: 116,
      cool: true,
    },
    { on: [0, 0.58], line: [36, 12, 31, 16, 24, 18], width: 9, leaf: 92, cool: true, tip: 'side' },
    { on: [1, 0.34], line: [90, 26, 86, 31, 82, 36], width: 8, leaf: 92, cool: true },
  ],
  hanging: [
    { at: [87, 23], radius: 76, crown: 74, on: [2, 0.26] },
    { at: [74, 22.5], radius: 118, crown: 101, on: [2, 0.5] },
    { at: [47.5, 18.2], radius: 48, crown: 97, on: [0, 0.52] },
  ],
  low: [
    { line: [-4, 97, 3.5, 91, 6, 85, 4, 79, 7, 74], width: 15, leaf: 108, blossoms: [[0.66, 38]] },
    {
      line: [-4, 95.5, 12, 97, 28, 96, 44, 97.2, 60, 94.8],
      width: 15,
      leaf: 104,
      cool: true,
      tip: 'bud',
    },
  ],
  cut: { at: [19.5, 86.4], radius: 114, crown: -66 },
  lying: [{ at: [39.5, 90.8], radius: 74, crown: -48 }],
  sprigs: [
    [33, 8.2, 21, 13, 11.5, 21],
    [79, 25, 81, 32, 78, 37],
    [12, 82, 15, 78, 16, 74],
    [42, 89, 50, 85.5, 56, 81],
  ],
  seeds: [
    [67, 95.6],
    [70.5, 97],
    [68, 97.2],
    [75, 95.8],
  ],
  drops: [
    [55, 27],
    [58, 89],
    [24, 76],
  ],
}

/** A square: the boughs stay at the top and the right edge, with the text to their left. */
export const square: RimonPlan = {
  ratio: 1,
  text: { x: 7, y: 36, width: 74, height: 35 },
  header: [94.5, 4.9],
  washes: [
    { at: [88, 14], reach: [300, 280], tone: 'green3' },
    { at: [74, 21], reach: [300, 250], tone: 'petal' },
    { at: [12, 90], reach: [310, 230], tone: 'petal' },
    { at: [2, 80], reach: [190, 240], tone: 'green3' },
  ],
  high: [
    {
      line: [66, -3, 60, 5, 48, 9, 34, 8, 22, 5, 12, 7],
      width: 17,
      leaf: 112,
      tip: 'bud',
      blossoms: [[0.36, 48]],
    },
    {
      line: [104, 12, 95, 17, 91.5, 27, 93.5, 38, 90.5, 47, 93, 55, 91, 62],
      width: 17,
      leaf: 122,
      blossoms: [[0.64, 46]],
    },
    { line: [105, 13, 92, 11, 80, 7.5, 70, 9, 62, 14, 56, 20], width: 20, leaf: 116, cool: true },
  ],
  hanging: [
    { at: [84, 24.6], radius: 84, crown: 74, on: [2, 0.26] },
    { at: [71.5, 21.5], radius: 116, crown: 101, on: [2, 0.46] },
    { at: [43, 19.5], radius: 52, crown: 97, on: [0, 0.52] },
  ],
  low: [
    {
      line: [-4, 97, 3.5, 91, 5.5, 85, 3.5, 78, 6, 72],
      width: 15,
      leaf: 104,
      blossoms: [[0.66, 38]],
    },
    {
      line: [-4, 95.5, 12, 97.4, 26, 96.4, 42, 97.6, 58, 94.8],
      width: 15,
      leaf: 102,
      cool: true,
      tip: 'bud',
    },
  ],
  cut: { at: [17, 85.8], radius: 112, crown: -62 },
  lying: [{ at: [35.5, 90.2], radius: 74, crown: -48 }],
  sprigs: [
    [30, 7.6, 19, 13, 10, 23],
    [38, 88, 46, 84, 53, 80],
  ],
  seeds: [
    [65, 95.6],
    [68.5, 97],
    [66, 97.2],
    [73, 95.8],
  ],
  drops: [
    [54, 28],
    [56, 89],
    [92, 70],
  ],
}
