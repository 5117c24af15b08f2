import type { Box, Paints } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { type Path, placement } from '../../path.ts'
import { borderPath } from '../border.ts'
import { crownPath } from '../crown.ts'
import { cutMotif } from '../cut-motif.ts'
import { doves, pendantPath } from '../dove.ts'
import { fibres } from '../fibres.ts'
import { garden, urnWithFlowers } from '../garden/garden.ts'
import { bloomLayers, joinGrowth } from '../growth.ts'
import type { ArchLayout } from '../layout.ts'
import type { PaperLayers } from '../paper-layers.ts'
import { bothSides } from '../symmetry.ts'
import { archBandPath } from './arch-band.ts'
import { lintelPath } from './lintel.ts'
import { pillarPath } from './pillar.ts'
import { plinthPath } from './plinth.ts'
import { sideVine } from './side-vine.ts'
import { spandrel } from './spandrel.ts'

/**
 * The wedding gate: an arch on pillars under a crown, vines climbing on both sides.
 *
 * @param centre a motif that stands on the floor instead of the urn
 */
export function archLayers(
  layout: ArchLayout,
  {
    seed,
    reserved,
    centre,
  }: { seed: number; reserved: readonly Box[]; centre?: Motif | undefined },
  colours: Paints['colours'],
): PaperLayers {
  const { arch, crownScale, dove } = layout
  const growth = joinGrowth([
    sideVine(layout, seed),
    spandrel(layout, seed),
    garden(layout, seed, reserved),
  ])
  const { flowers, veins, hearts } = bloomLayers(growth.blooms)
  const whole: Path = []
  return {
    foliage: { half: growth.foliage, whole },
    flowers: { half: flowers, whole },
    veins: { half: veins, whole },
    hearts: { half: hearts, whole },
    paper: {
      half: [...growth.paper, ...(dove ? doves(arch, dove) : [])],
      whole: [
        ...borderPath(layout),
        ...lintelPath(layout),
        ...plinthPath(layout),
        ...bothSides(pillarPath(layout), arch.cx),
        ...archBandPath(layout, reserved),
        ...(dove ? pendantPath(arch, dove) : []),
        ...crownPath(arch.cx, arch.cy - arch.radius - arch.band / 2, crownScale),
        ...(centre ? [] : urnWithFlowers(layout)),
      ],
    },
    grain: fibres(layout.heightUnits, seed),
    ...(centre && { onTop: cutMotif(centre, standOnPlinth(layout, centre), colours) }),
  }
}

/** As high as the urn with its flowers. */
function standOnPlinth({ arch, plinth, urnScale }: ArchLayout, { width, height }: Motif) {
  const scale = urnScale * Math.min(256 / height, 280 / width)
  return placement(arch.cx, plinth.top + 3, 0, scale)
}
