import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { drawContact, drawLit, litGradients } from '../lit-motif.ts'
import { orient, type Path, rectPath, type Segment } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { drawOilCup } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'
import { drawGround } from './sky.ts'

/** The night through a great arched window, from the room, with a light on its sill. */
export function drawWindow(scene: NightScene): Art {
  const { layout, palette, seed, clear } = scene
  const { foot, unit } = layout
  const outside = { ...layout, ledge: { ...layout.ledge, back: foot.y - 8 * unit } }
  return [
    drawGround(outside, palette, seed, { clear, rings: true, panel: false }),
    wall(scene),
    sill(scene),
    onSill(scene),
  ]
}

function arch({ layout }: NightScene, grow: number): Path {
  const { widthPx, heightPx, foot } = layout
  // A status has little room beside its words.
  const half = (heightPx > 1.6 * widthPx ? 0.425 : 0.4) * widthPx + grow
  const top = 0.045 * heightPx - grow
  const x = widthPx / 2
  const spring = top + 0.5 * half
  const k = 0.5523
  return [
    ['M', x - half, foot.y + grow],
    ['L', x - half, spring],
    ['C', x - half, spring - k * (spring - top), x - k * half, top, x, top],
    ['C', x + k * half, top, x + half, spring - k * (spring - top), x + half, spring],
    ['L', x + half, foot.y + grow],
    ['Z'],
  ]
}

/** The room's wall around the window, its stones and the lit edge of the opening. */
function wall(scene: NightScene): Art {
  const { widthPx, heightPx, unit, foot } = scene.layout
  const { palette } = scene
  const room = rectPath(
    -printBleedPx,
    -printBleedPx,
    widthPx + 2 * printBleedPx,
    heightPx + 2 * printBleedPx,
  )
  const opening = orient(arch(scene, 0), 'hole')
  const reveal = [...orient(arch(scene, 44 * unit), 'solid'), ...opening]
  const light = stops([
    [0, colour(palette, 'panelDeep')],
    [0.62, colour(palette, 'panel')],
    [0.8, colour(palette, 'ledgeFaceLit')],
    [1, colour(palette, 'panelDeep')],
  ])
  return [
    defs(
      linearGradient({ id: 'night-panel', x1: 0, y1: 0, x2: 0, y2: 1 }, light),
      linearGradient(
        { id: 'night-reveal', x1: 0, y1: 0, x2: 0, y2: 1 },
        stops([
          [0, colour(palette, 'ledgeFace')],
          [0.5, colour(palette, 'ledgeTop')],
          [1, colour(palette, 'ledgeMid')],
        ]),
      ),
    ),
    named('border', [
      shape([...orient(room, 'solid'), ...opening], { fill: reference('night-panel') }),
      shape(reveal, { fill: reference('night-reveal') }),
      shape(joints(scene), stroke(colour(palette, 'ledgeFace'), 2.4 * unit, 0.8)),
      shape(arch(scene, 0), stroke(colour(palette, 'ledgeLit'), 3 * unit, 0.8)),
      shape(arch(scene, 46 * unit), stroke(colour(palette, 'carve'), 4 * unit)),
    ]),
    named('lights', pool({ x: widthPx / 2, y: foot.y + 62 * unit, heightPx, unit }, scene)),
  ]
}

/** The joints between the stones of the opening. */
function joints({ layout }: NightScene): Path {
  const { widthPx, heightPx, unit, foot } = layout
  const half = 0.4 * widthPx
  const top = 0.045 * heightPx
  const spring = top + 0.5 * half
  const lines: Segment[] = []
  for (let i = 1; i < 14; i++) {
    const angle = Math.PI + (i * Math.PI) / 14
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const from = { x: widthPx / 2 + half * cos, y: spring + (spring - top) * sin }
    lines.push(['M', from.x, from.y], ['L', from.x + 44 * unit * cos, from.y + 44 * unit * sin])
  }
  for (let y = spring + 70 * unit; y < foot.y - 40 * unit; y += 92 * unit) {
    for (const side of [-1, 1]) {
      const x = widthPx / 2 + side * half
      lines.push(['M', x, y], ['L', x + side * 44 * unit, y])
    }
  }
  return lines
}

/** Light that falls from the sill onto the wall below it. */
function pool(
  { x, y, heightPx, unit }: { x: number; y: number; heightPx: number; unit: number },
  { palette }: NightScene,
): Art {
  const rays = [-3, -2, -1, 0, 1, 2, 3].flatMap(
    (k): Path => [
      ['M', x + k * 110 * unit - 34 * unit, y],
      ['L', x + k * 110 * unit + 34 * unit, y],
      ['L', x + k * 170 * unit + 70 * unit, heightPx + printBleedPx],
      ['L', x + k * 170 * unit - 70 * unit, heightPx + printBleedPx],
      ['Z'],
    ],
  )
  return shape(rays, { fill: colour(palette, 'ledgeMid'), 'fill-opacity': '.16' })
}

/** A broad stone sill in front of the window. */
function sill({ layout, palette }: NightScene): Art {
  const { widthPx, foot, unit } = layout
  const half = 0.4 * widthPx + 74 * unit
  const x = widthPx / 2
  const light = stops([
    [0, colour(palette, 'ledgeTop')],
    [0.5, colour(palette, 'ledgeLit')],
    [1, colour(palette, 'ledgeTop')],
  ])
  return [
    defs(linearGradient({ id: 'night-sill' }, light)),
    named('sheet', [
      shape(rectPath(x - half, foot.y - 8 * unit, 2 * half, 34 * unit), {
        fill: reference('night-sill'),
      }),
      shape(rectPath(x - half, foot.y + 26 * unit, 2 * half, 40 * unit), {
        fill: colour(palette, 'ledgeFaceLit'),
      }),
      shape(rectPath(x - half + 26 * unit, foot.y + 66 * unit, 2 * half - 52 * unit, 14 * unit), {
        fill: colour(palette, 'panelShade'),
      }),
    ]),
  ]
}

function onSill({ night, layout, palette }: NightScene): Art {
  const { foot, unit, cx } = layout
  const count = night.lights ?? 0
  const cups = Array.from({ length: count }, (_, i) => {
    const at = { x: cx + (i - (count - 1) / 2) * 230 * unit, y: foot.y + 8 * unit }
    return named('motif', drawOilCup(at, { id: `night-halo-${i}`, scale: 2.3 * unit }, palette), at)
  })
  if (!night.thing) return cups
  const [motifOf, scale] = night.thing
  const motif = motifOf()
  const manner = { palette, prefix: 'night' }
  const place = { x: cx, y: foot.y + 8 * unit, scale: scale * unit }
  return [
    litGradients([motif], manner),
    named(
      'motif',
      [drawContact(motif, place, colour(palette, 'panelShade')), drawLit(motif, place, manner)],
      place,
    ),
  ]
}
