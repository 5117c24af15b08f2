import { trunk } from '../branch.ts'
import { arc, points, smooth, straight } from '../forms.ts'
import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { flame, frame, handOf, inkOf, standOf } from './kit.ts'

/** Nine lights in their glow, on arms of writing. */
export function menorah(page: Page, texts: Texts): Region[] {
  const { k, x, y, half } = standOf(page)
  const reach = Math.min(half - 40, 560)
  const arms = [1, 2, 3, 4].map((arm) => (reach * arm) / 4.2)
  const top = -150
  const metal = handOf(page, texts.names, 'ink')
  const tall = 36 * k
  const cups = [0, ...arms.flatMap((arm) => [arm, -arm])]
  const level = (place: number) => (place === 0 ? top - 70 : top)
  const flames = cups.map((place) =>
    flame(page, texts.wishes, { x: x(place), y: y(level(place) - 30), height: 130 * k }),
  )
  const lit = cups.flatMap((place) => glow(x(place), y(level(place) - 100), k, page, texts))
  const stand = trunk(
    straight(
      [
        { x: x(0), y: y(level(0)) },
        { x: x(0), y: y(400) },
      ],
      false,
    ),
    () => tall,
    { hand: metal, part: 'motif' },
  )
  const foot = smooth(
    points(
      [-40, 370],
      [-80, 410],
      [-210, 450],
      [-230, 500],
      [0, 500],
      [230, 500],
      [210, 450],
      [80, 410],
      [40, 370],
    ).map((point) => ({ x: x(point.x), y: y(point.y) })),
    true,
  )
  const bows = arms.map((arm) =>
    trunk(
      [
        ...straight(
          [
            { x: x(-arm), y: y(top) },
            { x: x(-arm), y: y(top + 20) },
          ],
          false,
        ),
        ...arc({ x: x(0), y: y(top + 20) }, [arm * k, Math.min(arm, 420) * 0.95 * k], [Math.PI, 0]),
        ...straight(
          [
            { x: x(arm), y: y(top + 20) },
            { x: x(arm), y: y(top) },
          ],
          false,
        ),
      ],
      () => tall,
      { hand: metal, part: 'motif' },
    ),
  )
  return [
    frame(page, texts.wishes),
    ...flames,
    {
      part: 'motif',
      outline: foot,
      lines: rows(foot, { pitchPx: metal.pitchPx }),
      ...inkOf(metal),
    },
    stand,
    ...bows,
    ...lit,
  ]
}

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
