import { type Art, defs, element, group, radialGradient, reference, stops } from '../../art.ts'
import type { Box, Paints } from '../../family.ts'
import { leafPath } from '../../foliage.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, placement } from '../../path.ts'
import { toPathData } from '../../path-data.ts'
import { photoRoom } from '../../photo-room.ts'
import { shape } from '../../shapes.ts'
import { borderPath } from '../border.ts'
import { cutMotif } from '../cut-motif.ts'
import { fibres } from '../fibres.ts'
import { bloomLayers } from '../growth.ts'
import { pointAt } from '../lace.ts'
import type { PaperLayers } from '../paper-layers.ts'
import { footPath, ringPath } from './ring.ts'
import type { RingLayout } from './ring-layout.ts'
import { climbers } from './ring-vines.ts'

/** How far a photo reaches under the lace of its round, plot units. */
const under = 44

/** The box of the photo behind a round of lace, plot units. */
export function photoBox({ ring }: RingLayout): Box {
  const reach = ring.radius - ring.band + under
  return { x: ring.x - reach, y: ring.y - reach, width: 2 * reach, height: 2 * reach }
}

/** A round of lace with a photo behind it; a thing on a coloured sheet until there is one. */
export function photoRingLayers(
  layout: RingLayout,
  { motif, seed, reserved }: { motif: Motif; seed: number; reserved: readonly Box[] },
  colours: Paints['colours'],
): PaperLayers {
  const growth = climbers(layout, seed, reserved)
  const { flowers, veins, hearts } = bloomLayers(growth.blooms)
  const whole = circlePath(0, 0, 0).slice(0, 0)
  return {
    under: room(layout, motif, colours),
    foliage: { half: growth.foliage, whole },
    flowers: { half: flowers, whole },
    veins: { half: veins, whole },
    hearts: { half: hearts, whole },
    paper: {
      half: growth.paper,
      whole: [...borderPath(layout), ...ringPath(layout), ...footPath(layout)],
    },
    grain: fibres(layout.heightUnits, seed),
  }
}

function room(layout: RingLayout, motif: Motif, colours: Paints['colours']): Art {
  const box = photoBox(layout)
  const { ring } = layout
  const opening = element('path', {
    d: toPathData(circlePath(ring.x, ring.y, box.width / 2)),
  })
  return photoRoom({
    id: 'papercut-room',
    box,
    opening,
    ground: colours.mid ?? 'none',
    standIn: standIn(layout, motif, colours),
  })
}

/** Rays of leaves on a sheet that is light in its middle, and a thing before them. */
function standIn({ ring }: RingLayout, motif: Motif, colours: Paints['colours']): Art {
  const inner = ring.radius - ring.band
  const paint = (name: string): Paint => colours[name] ?? 'none'
  const light = mixPaints(paint('mid'), paint('paper'), 0.62)
  const rays = Array.from({ length: 28 }, (_, i) => {
    const angle = (i * Math.PI) / 14
    const from = pointAt(ring, inner * (i % 2 === 0 ? 0.62 : 0.7), angle)
    return leafPath({ ...from, angle, length: inner * (i % 2 === 0 ? 0.46 : 0.36), width: 11 })
  }).flat()
  const scale = Math.min((1.36 * inner) / motif.width, (1.2 * inner) / motif.height)
  const place = placement(ring.x, ring.y + (motif.height * scale) / 2, 0, scale)
  return [
    defs(
      radialGradient(
        {
          id: 'papercut-room-light',
          gradientUnits: 'userSpaceOnUse',
          cx: ring.x,
          cy: ring.y,
          r: Math.round(inner * 1.2),
        },
        stops([
          [0.3, light],
          [1, paint('mid')],
        ]),
      ),
    ),
    shape(circlePath(ring.x, ring.y, inner + under), { fill: reference('papercut-room-light') }),
    group({}, shape(rays, { fill: mixPaints(paint('mid'), paint('ground'), 0.3) })),
    cutMotif(motif, place, colours),
  ]
}
