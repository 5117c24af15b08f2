/*
 * Our own motifs, in the flat two-toned look of the category pictures: on a square of 120, lit from
 * the left.
 */

const gold = { light: '#fbd676', main: '#eba632', dark: '#bd761c' }
const red = { light: '#e98079', main: '#c93f45', dark: '#9c2b3c' }
const green = { main: '#64955f', dark: '#3b6c4d' }
const blue = { light: '#dbe7ee', main: '#7fa9c5', dark: '#4b7795' }
const paper = { main: '#fffaf0', dark: '#f0dcb4', line: '#cfae7a' }

export const paperMotifs = {
  pomegranate: [
    fill(red.dark, 'M47 34L40 9L52 19L60 5L68 19L80 9L73 34Z'),
    fill(
      red.main,
      'M60 30C88 26 102 48 102 70C102 95 82 112 60 112C38 112 18 95 18 70C18 48 32 26 60 30Z',
    ),
    fill(red.dark, 'M60 30C88 26 102 48 102 70C102 95 82 112 60 112C92 92 90 50 60 30Z'),
    fill(red.light, 'M28 66C28 50 36 41 46 40C38 47 35 56 35 70Q29 74 28 66Z'),
    fill(paper.dark, 'M42 72C48 54 66 52 74 66C82 82 70 100 56 98C44 96 38 84 42 72Z'),
    ...arils([54, 66], [65, 68], [49, 76], [60, 77], [70, 79], [53, 87], [64, 88]),
  ],
  dove: [
    fill(blue.main, 'M58 58C56 38 64 18 84 6C90 26 86 46 76 60Z'),
    fill(
      blue.light,
      'M5 86L28 74C30 60 44 52 60 54C70 55 78 52 82 44C88 32 104 34 106 46L118 51L106 55C102 82 72 98 40 88L22 100Z',
    ),
    fill(blue.main, 'M5 86L28 74C44 84 78 86 106 55C102 82 72 98 40 88L22 100Z'),
    fill(blue.light, 'M70 74C44 70 30 46 34 18C56 22 76 40 80 62Q78 72 70 74Z'),
    line(blue.dark, 2, 'M44 34Q50 50 64 60M38 46Q46 60 60 67'),
    fill(gold.main, 'M106 46L118 51L106 55Q104 50 106 46Z'),
    '<circle cx="98" cy="46" r="2.6" fill="#14213d"/>',
    leaf({ x: 112, y: 53, length: 18, angle: 85 }),
    leaf({ x: 112, y: 53, length: 17, angle: 130 }),
  ],
  crown: [
    fill(gold.main, 'M20 96L10 42L36 62L60 26L84 62L110 42L100 96Z'),
    fill(gold.dark, 'M60 26L84 62L110 42L100 96H64Q74 66 60 26Z'),
    fill(gold.light, 'M20 96L13 56L32 72L36 96Z'),
    fill(gold.light, 'M18 92H102V106Q60 114 18 106Z'),
    fill(gold.main, 'M64 92H102V106Q84 110 64 110Z'),
    ...dots(gold.light, 6, [10, 40], [60, 22], [110, 40]),
    ...dots(red.main, 4.5, [36, 99], [84, 99]),
    fill(blue.dark, 'M60 92L67 100L60 108L53 100Z'),
    fill(red.main, 'M60 58L68 72L60 86L52 72Z'),
    fill(red.dark, 'M60 58L68 72L60 86Z'),
  ],
  candles: [...candle(34), ...candle(86)],
  key: [
    '<g transform="rotate(40 60 60)">',
    '<circle cx="60" cy="28" r="17" fill="none" stroke="#eba632" stroke-width="9"/>',
    line(gold.dark, 9, 'M60 11A17 17 0 0 1 60 45'),
    fill(gold.main, 'M55 48H65V112Q60 117 55 112Z'),
    fill(gold.dark, 'M60 48H65V112Q63 115 60 115Z'),
    fill(gold.main, 'M51 46H69V54H51Z'),
    fill(gold.dark, 'M65 86H80V94H74V98H80V106H65Z'),
    ...dots(red.main, 4.5, [60, 28]),
    '</g>',
  ],
  'honey-jar': [
    line('#a87442', 5, 'M66 30L100 6'),
    '<g transform="translate(58 36) rotate(-35)">',
    ...[-13, -6, 1, 8].map((x, index) => bead(x, index % 3 ? 23 : 17, index % 2)),
    '</g>',
    line(gold.main, 5, 'M50 40V58'),
    fill(gold.main, 'M28 58Q16 62 16 74V98Q16 112 30 112H90Q104 112 104 98V74Q104 62 92 58Z'),
    fill(gold.dark, 'M80 58H92Q104 62 104 74V98Q104 112 90 112H66Q90 90 80 58Z'),
    fill(gold.light, 'M24 72Q26 66 32 65Q29 72 29 90Q24 94 24 84Z'),
    fill(blue.light, 'M26 50H94V60H26Z'),
    fill(blue.main, 'M70 50H94V60H66Z'),
    ...[
      [60, 76],
      [50, 93],
      [70, 93],
    ].map(([x = 0, y = 0]) => hexagon(x, y)),
  ],
  esrog: [
    line('#774b2c', 5, 'M60 18V8M54 8H66'),
    leaf({ x: 62, y: 110, length: 34, angle: -20 }),
    fill(
      '#f4cf3e',
      'M60 16C70 16 72 28 80 37C98 54 98 84 82 99C70 111 50 111 38 99C22 84 22 54 40 37C48 28 50 16 60 16Z',
    ),
    fill(
      '#d9a521',
      'M60 16C70 16 72 28 80 37C98 54 98 84 82 99C74 107 65 110 56 108C84 92 84 46 60 16Z',
    ),
    fill('#fbe68a', 'M36 68C36 56 42 48 50 42C46 52 43 62 43 76Q37 80 36 68Z'),
    ...dots('#d9a521', 2.4, [56, 46], [52, 66], [64, 60], [58, 82], [48, 90]),
    line('#774b2c', 4, 'M60 108V115'),
  ],
  luchos: [...tablet(12, paper.main, paper.dark), ...tablet(62, paper.dark, '#dcc28f')],
  sparkle: [
    // Ten rays: four or six would look like a cross or a star.
    ...Array.from({ length: 10 }, (_, ray) => {
      const drop = ray % 2 ? 'M0-30Q6-40 0-48Q-6-40 0-30Z' : 'M0-22Q8-40 0-57Q-8-40 0-22Z'
      const colour = ray % 2 ? red.light : gold.main
      return `<path d="${drop}" transform="translate(60 60) rotate(${ray * 36})" fill="${colour}"/>`
    }),
    ...dots(gold.light, 8, [60, 60]),
  ],
  'olive-branch': [
    line('#774b2c', 3.4, 'M14 106Q52 92 72 62T99 25'),
    ...[
      [28, 100, -95],
      [30, 99, 20],
      [46, 89, -110],
      [48, 88, 8],
      [61, 76, -122],
      [64, 73, 0],
      [74, 58, -130],
      [76, 55, -12],
      [88, 38, -140],
      [90, 35, -15],
      [99, 25, -55],
    ].map(([x = 0, y = 0, angle = 0]) => leaf({ x, y, length: 30, angle })),
    ...olives([58, 92], [84, 66]),
  ],
} satisfies Record<string, string[]>

function fill(colour: string, d: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

function line(colour: string, width: number, d: string): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`
}

type Point = readonly [x: number, y: number]

function dots(colour: string, radius: number, ...points: Point[]): string[] {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
}

function arils(...points: Point[]): string[] {
  return [...dots(red.dark, 4.8, ...points), ...dots(red.light, 1.6, ...points)]
}

function olives(...points: Point[]): string[] {
  return points.flatMap(([x, y]) => [
    `<ellipse cx="${x}" cy="${y}" rx="7" ry="9.5" fill="${green.dark}"/>`,
    `<ellipse cx="${x - 2}" cy="${y - 3}" rx="2" ry="3.6" fill="#a8c48a"/>`,
  ])
}

interface Leaf {
  /** Start of the stem. */
  x: number
  y: number
  length: number
  /** Degrees clockwise from the right. */
  angle: number
}

function leaf({ x, y, length, angle }: Leaf): string {
  const half = (bend: number) =>
    `M0 0C${0.25 * length} ${bend * length} ${0.75 * length} ${bend * length} ${length} 0Z`
  const halves = fill(green.main, half(-0.3)) + fill(green.dark, half(0.3))
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${halves}</g>`
}

function candle(x: number): string[] {
  return [
    `<g transform="translate(${x} 0)">`,
    fill(
      gold.main,
      'M-20 112Q-18 102 -5 100L-4 78Q-10 74 -10 66H10Q10 74 4 78L5 100Q18 102 20 112Z',
    ),
    fill(gold.dark, 'M0 66H10Q10 74 4 78L5 100Q18 102 20 112H6Q2 90 0 66Z'),
    fill(gold.light, 'M-9 88H9V93H-9Z'),
    fill(paper.main, 'M-7 30H7V66H-7Z'),
    fill(paper.dark, 'M2 30H7V66H2Z'),
    fill('#f08a2c', 'M0 2C8 14 9 20 6 25Q0 32 -6 25C-9 20 -8 14 0 2Z'),
    fill(gold.light, 'M0 13C4 19 4 22 3 25Q0 29 -3 25C-4 22 -4 19 0 13Z'),
    '</g>',
  ]
}

function bead(x: number, height: number, dark: number): string {
  const colour = dark ? gold.dark : gold.main
  return `<rect x="${x}" y="${-height / 2}" width="6" height="${height}" rx="3" fill="${colour}"/>`
}

function hexagon(x: number, y: number): string {
  const d = `M${x} ${y - 10}L${x + 9} ${y - 5}V${y + 5}L${x} ${y + 10}L${x - 9} ${y + 5}V${y - 5}Z`
  return `<path d="${d}" fill="${gold.light}" stroke="${gold.dark}" stroke-width="2"/>`
}

/** Square, as the Talmud describes them. */
function tablet(x: number, colour: string, shade: string): string[] {
  const rows = [34, 48, 62, 76, 90].map((y) => `M${x + 11} ${y}H${x + 35}`).join('')
  return [
    fill(paper.line, `M${x} 14H${x + 46}V110H${x}Z`),
    fill(colour, `M${x + 3} 17H${x + 43}V107H${x + 3}Z`),
    fill(shade, `M${x + 37} 17H${x + 43}V107H${x + 3}V102H${x + 37}Z`),
    line('#14213d', 4, rows),
  ]
}
