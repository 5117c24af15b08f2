import { createRandom } from '../../random.ts'
import { arc, boxOf, points, smooth, straight } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { handOf, inkOf, rays } from './kit.ts'

/** The hills around Yerushalayim, with houses, at the first light. */
export function hills(page: Page, texts: Texts, seed: number): Region[] {
  const { widthPx, heightPx, u, text } = page
  const horizon = text.y + text.height + 20 * u
  const deep = heightPx - horizon
  const hill = (level: number, rise: readonly number[]) => {
    const top = smooth(
      rise.map((up, i) => ({
        x: -60 + ((widthPx + 120) * i) / (rise.length - 1),
        y: horizon + level * deep - up * u,
      })),
    )
    const outline = [...top, { x: widthPx + 60, y: heightPx + 60 }, { x: -60, y: heightPx + 60 }]
    return { top, outline }
  }
  const layers = [
    { ...hill(0.8, [40, 90, 60, 0, 30, 90]), ink: 'leaf', text: texts.names, scale: 1.4 },
    { ...hill(0.62, [110, 40, 10, 60, 110, 60]), ink: 'ink', text: texts.names, scale: 1.18 },
    { ...hill(0.47, [0, 50, 110, 90, 30, 10]), ink: 'soft', text: texts.wishes, scale: 1 },
  ]
  const written = layers.map(({ top, outline, ink, text: stream, scale }): Region => {
    const hand = handOf(page, stream, ink, scale)
    const { height } = boxOf(outline)
    const count = Math.ceil(height / hand.pitchPx)
    const lines = Array.from({ length: count }, (_, i) => {
      const flat = Math.max(0.35, 1 - i / 16)
      const base = top.reduce((sum, { y }) => sum + y, 0) / top.length
      return top.map(({ x, y }) => ({ x, y: base + (y - base) * flat + (i + 0.6) * hand.pitchPx }))
    })
    return { part: 'motif', outline, lines, ...inkOf(hand), gapPx: 4 }
  })
  const grown = heightPx > 1.6 * widthPx ? 1.42 : 1
  const middle = layers[1]
  const back = layers[2]
  const [front, ...behind] = written
  return [
    ...(front ? [front] : []),
    ...(middle ? city(page, middle.top, { texts, seed, scale: grown }) : []),
    ...(behind[0] ? [behind[0]] : []),
    ...(back
      ? city(page, back.top, { texts, seed: seed + 1, scale: 0.8 * grown, isBack: true })
      : []),
    ...(behind[1] ? [behind[1]] : []),
    dawn(page, horizon + 0.42 * deep, texts),
  ]
}

interface City {
  texts: Texts
  seed: number
  scale: number
  isBack?: boolean
}

/** Houses with flat roofs and arches along a hill. */
function city(
  page: Page,
  top: readonly { x: number; y: number }[],
  { texts, seed, scale, isBack = false }: City,
): Region[] {
  const { u, widthPx } = page
  const random = createRandom(seed)
  const stone = handOf(page, texts.wishes, isBack ? 'soft' : 'gold', 0.92)
  const found: Region[] = []
  for (let x = -40 * u; x < widthPx + 40 * u; ) {
    const width = (62 + 56 * random()) * u * scale
    const height = (70 + 100 * random()) * u * scale
    const ground = top.find((point) => point.x >= x + width / 2)?.y ?? 0
    const foot = ground + 40 * u
    const [left, right, roof] = [x, x + width, ground - height]
    // Some have a room on the roof.
    const room = random() < 0.4 ? 0.3 * height : 0
    const outline = straight(
      points(
        [left, foot],
        [left, roof],
        [x + 0.46 * width, roof],
        [x + 0.46 * width, roof - room],
        [right, roof - room],
        [right, foot],
      ),
    )
    const window = arc(
      { x: x + width / 2, y: roof + 0.44 * height },
      [0.15 * width, 0.2 * width],
      [Math.PI, 2 * Math.PI],
    )
    const pane = [
      ...window,
      { x: x + 0.65 * width, y: roof + 0.44 * height + 0.3 * width },
      { x: x + 0.35 * width, y: roof + 0.44 * height + 0.3 * width },
    ]
    found.push({
      part: 'window',
      outline: pane,
      lines: [],
      ...inkOf(stone),
      wash: 'paper',
      gapPx: 2,
    })
    found.push({ part: 'motif', outline, lines: rows(outline, stone), ...inkOf(stone), gapPx: 4 })
    x += width + 8 * u + (random() < 0.25 ? 40 * u : 0)
  }
  return found
}

/** The first light behind the city. */
function dawn({ widthPx, u, sizePx, text }: Page, y: number, texts: Texts): Region {
  const to = Math.min(470 * u, y - text.y - text.height - 10 * u)
  const lines = rays(
    { x: widthPx / 2, y },
    { from: Math.min(120 * u, 0.5 * to), to, across: widthPx },
  )
  return { part: 'lights', lines, text: texts.wishes, sizePx, ink: 'gold' }
}
