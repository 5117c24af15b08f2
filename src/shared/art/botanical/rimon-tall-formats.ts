import type { RimonPlan } from './rimon-plan.ts'

/** 5 x 7 in: an arch of two boughs, the large fruit low, space for writing on the diagonal. */
export const print: RimonPlan = {
  ratio: 1.4,
  text: { x: 8.5, y: 40.5, width: 77, height: 32 },
  header: [94.5, 4.9],
  washes: [
    { at: [84, 12], reach: [330, 330], tone: 'green3' },
    { at: [70, 22], reach: [330, 300], tone: 'petal' },
    { at: [14, 90], reach: [340, 280], tone: 'petal' },
    { at: [2, 80], reach: [220, 280], tone: 'green3' },
  ],
  high: [
    {
      line: [73, -3, 67, 4, 55, 8.5, 39, 9, 25, 6.2, 14, 7],
      width: 18,
      leaf: 124,
      tip: 'bud',
      blossoms: [[0.36, 54]],
    },
    {
      line: [104, 8.6, 95, 11.5, 93.5, 18, 94.5, 26, 91, 33, 92, 37.5],
      width: 16,
      leaf: 132,
      blossoms: [[0.84, 44]],
    },
    {
      line: [105, 10, 93, 9.2, 81, 6.8, 71, 8, 63.5, 12, 59, 17],
      width: 21,
      leaf: 126,
      cool: true,
    },
    {
      on: [0, 0.58],
      line: [37, 12, 32.5, 16, 26, 18.5],
      width: 9,
      leaf: 98,
      cool: true,
      tip: 'side',
    },
    { on: [1, 0.34], line: [89, 25, 84.5, 30, 80, 35], width: 8, leaf: 100, cool: true },
  ],
  hanging: [
    { at: [87, 22.5], radius: 88, crown: 74, on: [2, 0.26] },
    { at: [73, 23.5], radius: 142, crown: 101, on: [2, 0.5] },
    { at: [48, 18], radius: 56, crown: 97, on: [0, 0.52] },
  ],
  low: [
    {
      line: [-4, 97, 4, 91, 6.5, 85, 4.5, 79, 7.5, 74],
      width: 16,
      leaf: 120,
      blossoms: [[0.66, 42]],
    },
    {
      line: [-4, 95, 12, 96.8, 28, 95.8, 44, 97, 60, 94.5],
      width: 16,
      leaf: 114,
      cool: true,
      tip: 'bud',
    },
  ],
  cut: { at: [21, 86], radius: 134, crown: -66 },
  lying: [{ at: [43, 90.3], radius: 86, crown: -48 }],
  sprigs: [
    [34, 9, 22, 13.5, 12, 21.5],
    [79, 26, 80.5, 32, 77, 37.5],
    [13, 83, 17, 78, 18, 73.5],
    [46, 88, 54, 84.5, 60, 80],
  ],
  seeds: [
    [67, 95.4],
    [70.5, 96.6],
    [68, 96.8],
    [75, 95.6],
  ],
  drops: [
    [56, 27],
    [60, 88],
    [24, 76],
  ],
}

/** A phone's status: a long bough down the right edge, a tall counterpart on the left. */
export const status: RimonPlan = {
  ratio: 1.78,
  text: { x: 8, y: 38.5, width: 81, height: 39 },
  header: [92.6, 14.3],
  washes: [
    { at: [84, 11], reach: [330, 360], tone: 'green3' },
    { at: [66, 22], reach: [340, 330], tone: 'petal' },
    { at: [16, 89], reach: [360, 300], tone: 'petal' },
    { at: [2, 80], reach: [220, 300], tone: 'green3' },
  ],
  high: [
    {
      line: [68, -2, 62, 5, 50, 8.6, 36, 8.4, 23, 5.6, 12, 6.4],
      width: 18,
      leaf: 122,
      tip: 'bud',
      blossoms: [[0.33, 54]],
    },
    {
      line: [104, 16.2, 97, 18, 94, 22.5, 95, 28, 92.5, 34, 94.5, 41, 92, 46.5],
      width: 17,
      leaf: 130,
      blossoms: [[0.62, 48]],
    },
    {
      line: [105, 4.4, 94, 5.8, 82, 5.8, 71, 7.8, 62.5, 12, 57, 17],
      width: 21,
      leaf: 124,
      cool: true,
    },
    {
      on: [0, 0.55],
      line: [38, 12, 35, 16, 27, 19.5, 20, 19.8],
      width: 9,
      leaf: 100,
      cool: true,
      tip: 'side',
    },
    { on: [1, 0.34], line: [86, 26, 81, 32, 79, 37.5], width: 8, leaf: 100, cool: true },
  ],
  hanging: [
    { at: [82.5, 21], radius: 90, crown: 78, on: [2, 0.36] },
    { at: [67, 25.5], radius: 152, crown: 101, on: [2, 0.54] },
    { at: [44, 18], radius: 58, crown: 97, on: [0, 0.5] },
  ],
  low: [
    {
      line: [-4, 97, 4, 91, 7, 85, 4.5, 79, 8, 73.5, 6.5, 70],
      width: 17,
      leaf: 122,
      blossoms: [[0.7, 42]],
    },
    {
      line: [-4, 95, 12, 96.6, 28, 95.6, 46, 96.6, 64, 94.6],
      width: 17,
      leaf: 116,
      cool: true,
      tip: 'bud',
    },
  ],
  cut: { at: [23.5, 84.5], radius: 146, crown: -64 },
  lying: [{ at: [48.5, 90], radius: 96, crown: -48 }],
  sprigs: [
    [33, 8.4, 21, 12.5, 12, 19],
    [74, 27, 76, 32.5, 72, 37.5],
    [14, 80, 19, 75.5, 20.5, 71],
    [51, 88, 59, 84.5, 64, 80],
  ],
  seeds: [
    [72, 95],
    [75.5, 96],
    [73, 96.2],
    [80, 95.2],
  ],
  drops: [
    [42, 30],
    [68, 88],
    [28, 74],
  ],
}
