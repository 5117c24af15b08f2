import { type Box, printBleedPx } from '../family.ts'
import type { Path } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { archBandPath } from './arch-band.ts'
import { borderPath } from './border.ts'
import { crownPath } from './crown.ts'
import { doves, pendantPath } from './dove.ts'
import { garden, urnWithFlowers } from './garden.ts'
import { bloomSheets, joinGrowth } from './growth.ts'
import { pointAt } from './lace.ts'
import { type ArchLayout, pageWidth } from './layout.ts'
import { lintelPath } from './lintel.ts'
import { pillarPath } from './pillar.ts'
import { plinthPath } from './plinth.ts'
import type { Sheets } from './sheets.ts'
import { sideVine } from './side-vine.ts'
import { spandrel } from './spandrel.ts'
import { bothSides } from './symmetry.ts'

/** The wedding's gate: an arch on pillars under a crown, vines climbing to both sides. */
export function archSheets(layout: ArchLayout, seed: number, reserved: readonly Box[]): Sheets {
  const { arch, crownScale } = layout
  const growth = joinGrowth([
    sideVine(layout, seed),
    spandrel(layout, seed),
    garden(layout, seed, reserved),
  ])
  const { flowers, veins, hearts } = bloomSheets(growth.blooms)
  const whole: Path = []
  return {
    foliage: { half: growth.foliage, whole },
    flowers: { half: flowers, whole },
    veins: { half: veins, whole },
    hearts: { half: hearts, whole },
    paper: {
      half: [...growth.paper, ...doves(layout)],
      whole: [
        ...borderPath(layout),
        ...lintelPath(layout),
        ...plinthPath(layout),
        ...bothSides(pillarPath(layout), arch.cx),
        ...archBandPath(layout, reserved),
        ...pendantPath(layout),
        ...crownPath(arch.cx, arch.cy - arch.radius - arch.band / 2, crownScale),
        ...urnWithFlowers(layout),
      ],
    },
    grain: fibres(layout.heightUnits, seed),
  }
}

/** Short bent fibres strewn over the back sheet. */
function fibres(heightUnits: number, seed: number): Path {
  const random = createRandom(seed + 10)
  return Array.from({ length: 150 }, (): Path => {
    const x = between(random, -printBleedPx, pageWidth + printBleedPx)
    const y = between(random, -printBleedPx, heightUnits + printBleedPx)
    const angle = between(random, 0, 2 * Math.PI)
    const middle = pointAt({ x, y }, between(random, 8, 20), angle)
    const end = pointAt(middle, between(random, 8, 20), angle + between(random, -0.9, 0.9))
    return [
      ['M', x, y],
      ['Q', middle.x, middle.y, end.x, end.y],
    ]
  }).flat()
}
