import type { Point } from '../../path.ts'
import { trunk } from '../branch.ts'
import { arc, smooth, straight } from '../forms.ts'
import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { flame, frame, handOf, inkOf, standOf } from './kit.ts'

/** Nine lights in their glow, on arms of writing. */
export function menorah(page: Page, texts: Texts): Region[] {
  const { k, x, y, half, at } = standOf(page)
  const reach = Math.min(half - 40, 560)
  const arms = [1, 2, 3, 4].map((arm) => (reach * arm) / 4.2)
  const top = -150
  const metal = handOf(page, texts.names, 'ink')
  const cups = [0, ...arms.flatMap((arm) => [arm, -arm])]
  const level = (place: number) => (place === 0 ? top - 70 : top)
  const flames = cups.map((place) =>
    flame(page, texts.wishes, { x: x(place), y: y(level(place) - 30), height: 130 * k }),
  )
  const lit = cups.flatMap((place) => glow(x(place), y(level(place) - 100), k, page, texts))
  const foot = footOf(page)
  const spines = [
    straight(at([0, level(0)], [0, 400]), false),
    ...arms.map((arm) => bowOf(page, arm, top)),
  ]
  const branches = spines.map((spine) => trunk(spine, () => 36 * k, { hand: metal, part: 'motif' }))
  return [
    frame(page, texts.wishes),
    ...flames,
    { part: 'motif', outline: foot, lines: rows(foot, metal), ...inkOf(metal) },
    ...branches,
    ...lit,
  ]
}

/** An arm from its cup down, round and up to the other cup. */
function bowOf(page: Page, arm: number, top: number): Point[] {
  const { k, x, y, at } = standOf(page)
  const turn = top + 20
  return [
    ...straight(at([-arm, top], [-arm, turn]), false),
    ...arc({ x: x(0), y: y(turn) }, [arm * k, Math.min(arm, 420) * 0.95 * k], [Math.PI, 0]),
    ...straight(at([arm, turn], [arm, top]), false),
  ]
}

function footOf(page: Page): Point[] {
  const { at } = standOf(page)
  return smooth(
    at(
      [-40, 370],
      [-80, 410],
      [-210, 450],
      [-230, 500],
      [0, 500],
      [230, 500],
      [210, 450],
      [80, 410],
      [40, 370],
    ),
    true,
  )
}

/** A ring around a flame. */
function glow(x: number, y: number, k: number, page: Page, texts: Texts): Region[] {
  const outline = arc({ x, y }, [92 * k, 92 * k])
  const lines = rings({ x, y }, { from: 84 * k, to: 85 * k, pitchPx: page.pitchPx })
  return [
    {
      part: 'halo',
      outline,
      lines,
      text: texts.wishes,
      sizePx: 0.8 * page.sizePx,
      ink: 'soft',
      gapPx: 0,
    },
  ]
}
