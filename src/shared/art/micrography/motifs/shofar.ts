import { leaves, stem, trunk } from '../branch.ts'
import { arc, smooth } from '../forms.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, standOf } from './kit.ts'
import { rimon } from './twined-trees.ts'

/** A shofar whose lines run from its mouth to its tip, with sounds of writing. */
export function shofar(page: Page, texts: Texts): Region[] {
  const { k, x, y, half, at } = standOf(page)
  const wide = Math.min(half, 640)
  const spine = smooth(
    at(
      [0.56 * wide, -300],
      [0.46 * wide, -120],
      [0.2 * wide, 60],
      [-0.16 * wide, 170],
      [-0.5 * wide, 190],
      [-0.78 * wide, 110],
      [-0.88 * wide, 20],
    ),
  )
  const horn = handOf(page, texts.names, 'ink')
  const mouth = smooth(
    at(
      [0.56 * wide - 150, -330],
      [0.56 * wide, -372],
      [0.56 * wide + 150, -318],
      [0.56 * wide, -270],
    ),
    true,
  )
  const rim = handOf(page, texts.wishes, 'gold')
  const sprig = smooth(
    at([-0.3 * wide, 400], [0, 430], [0.34 * wide, 380], [0.66 * wide, 230], [0.82 * wide, 40]),
  )
  const green = handOf(page, texts.wishes, 'leaf')
  const fruit = { ...handOf(page, texts.names, 'accent') }
  return [
    frame(page, texts.wishes),
    {
      part: 'motif',
      outline: mouth,
      lines: [
        smooth(at([0.56 * wide + 120, -318], [0.56 * wide, -352], [0.56 * wide - 120, -330])),
        smooth(at([0.56 * wide + 120, -318], [0.56 * wide, -290], [0.56 * wide - 120, -330])),
      ],
      ...inkOf(rim),
      gapPx: 4,
    },
    trunk(spine, (t) => k * (132 * (1 - t) ** 1.25 + 20), { hand: horn, part: 'motif' }),
    ...rimon({ x: x(0.45 * wide), y: y(250) }, 62 * k, fruit),
    ...rimon({ x: x(-0.12 * wide), y: y(345) }, 54 * k, fruit),
    ...leaves({ spine: sprig, lengthsPx: [150 * k, 120 * k], gap: 0.56, bare: 0.02 }, green),
    stem(sprig, { ...green, ink: 'soft' }),
    ...sounds(page, texts),
  ]
}

/** Arcs that leave the mouth of the horn. */
function sounds(page: Page, texts: Texts): Region[] {
  const { x, y, k, half } = standOf(page)
  const wide = Math.min(half, 640)
  const lines = Array.from({ length: 5 }, (_, i) => {
    const radius = (176 + 34 * i) * k
    return arc(
      { x: x(0.56 * wide), y: y(-300) },
      [radius, radius],
      [Math.PI * 1.02, Math.PI * 1.32],
    )
  })
  return [{ part: 'lights', lines, text: texts.wishes, sizePx: 0.95 * page.sizePx, ink: 'gold' }]
}
