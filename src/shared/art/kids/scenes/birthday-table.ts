import { birthdayCake } from '../../motifs/birthday-cake.ts'
import { gift } from '../../motifs/gift.ts'
import { type Balloon, drawBalloon } from '../balloons.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif, shades } from '../materials.ts'
import type { Page } from '../page.ts'
import { brushed } from '../paint.ts'
import { drawTable } from '../table.ts'
import { drawWall } from '../wall.ts'

/** A cake with so many candles between its gifts, balloons and flags over the table. */
export function birthdayTable(candles: number): (page: Page) => string {
  return (page) => {
    const { width, foot, ground, colours } = page
    const { coral, dark, leaf, main, petal, sun } = colours
    const of = (colour: string) => shades(colour, dark)
    const size = Math.min(480, foot * 0.47)
    const x = width / 2
    const parcels = [
      { x: x - size * 0.88, size: size * 0.56, paints: { cloth: of(leaf), fruit: of(sun) } },
      { x: x + size * 0.9, size: size * 0.66, paints: { cloth: of(main), fruit: of(coral) } },
      { x: x + size * 0.58, size: size * 0.34, paints: { cloth: of(petal), fruit: of(main) } },
      { x: x - size * 0.58, size: size * 0.3, paints: { cloth: of(sun), fruit: of(coral) } },
    ]
    const balloons = partyBalloons(page, size)
    return [
      drawWall(page),
      drawBunting(page, { left: 60, right: 30, sag: 90, flags: Math.round(width / 84), size: 66 }),
      ...balloons.map((balloon) => drawString(page, balloon, ground) + drawBalloon(page, balloon)),
      drawTable(page),
      ...parcels.map((parcel, i) =>
        paintMotif(page, gift(), { ...parcel, y: ground + (i < 2 ? 0 : 16) }),
      ),
      paintMotif(page, birthdayCake(candles), { x, y: ground + 10, size }),
    ].join('')
  }
}

function partyBalloons({ width, foot, colours }: Page, size: number): Balloon[] {
  const { coral, leaf, main, sun, petal } = colours
  const [left, right] = [width / 2 - size * 0.98, width / 2 + size * 0.98]
  const height = size * 0.44
  return [
    { x: left - size * 0.2, y: foot * 0.47, height, lean: -0.14, hue: main, pattern: 'dots' },
    { x: left + size * 0.2, y: foot * 0.4, height, lean: 0.06, hue: coral, pattern: 'stripes' },
    { x: left, y: foot * 0.58, height: height * 0.8, lean: -0.02, hue: sun, pattern: 'plain' },
    { x: right + size * 0.16, y: foot * 0.42, height, lean: 0.12, hue: leaf, pattern: 'plain' },
    {
      x: right - size * 0.14,
      y: foot * 0.53,
      height: height * 0.9,
      lean: -0.06,
      hue: petal,
      pattern: 'stripes',
    },
  ]
}

function drawString({ colours }: Page, { x, y, lean }: Balloon, ground: number): string {
  const sway = x - lean * 160
  return brushed(
    [
      ['M', x, y],
      ['C', x + 8, y + 60, sway - 12, ground - 90, sway, ground - 20],
    ],
    colours.dark,
    2,
  )
}
