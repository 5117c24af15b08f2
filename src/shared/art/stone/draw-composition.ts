import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { drawContact, drawLit, litGradients } from '../lit-motif.ts'
import { rectPath } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { answer, drawCascade, hangings } from './cascade.ts'
import { drawCity } from './city.ts'
import type { Composition } from './compositions.ts'
import { drawGarden } from './garden.ts'
import { bushes, drawPots, drawSteps } from './gate.ts'
import { drawHills } from './hills.ts'
import type { Opening, StoneLayout } from './layout.ts'
import { drawLoggia, festoons } from './loggia.ts'
import { drawDressing, drawWall } from './masonry.ts'
import { openingPath, ringPath } from './opening.ts'
import { drawHeaderTile, drawPanel } from './panel.ts'
import { drawSea } from './sea.ts'
import { drawSill } from './sill.ts'
import { drawHeavens, type Extent, skyGradient } from './sky.ts'

/** Layers behind extend this far under layers in front, so that no seam shows. */
const overlapPx = 12

interface Manner {
  palette: Paints
  seed: number
  /** Boxes of text, and the same with the space around them. */
  reserved: readonly Box[]
  clear: readonly Box[]
}

/** The whole picture, from the sky to the flowers. */
export function drawComposition(
  composition: Composition,
  layout: StoneLayout,
  manner: Manner,
): Art {
  const { palette, seed, clear } = manner
  const walled = layout.openings.length > 0
  const motifs = [...composition.things, ...(composition.far ? [composition.far] : [])].map(
    ([motif]) => motif(),
  )
  return [
    litGradients(motifs, { palette, prefix: 'stone' }),
    walled ? drawWall(layout, palette, seed) : [],
    ...layout.openings.map((opening) => drawDressing(opening, layout, palette, seed)),
    drawView(composition, layout, manner),
    walled ? [] : drawWall(layout, palette, seed, layout.sill.front - overlapPx),
    walled ? [] : drawLoggia(layout, palette, seed),
    layout.steps
      ? [drawSteps(layout, palette), composition.plant ? drawPots(layout, palette) : []]
      : drawSill(layout, palette),
    layout.steps && composition.plant
      ? drawCascade(layout, palette, {
          ...manner,
          side: 'right',
          lines: bushes(layout),
          onWall: true,
        })
      : [],
    layout.panel ? named('sheet', drawPanel(layout.panel, layout, palette)) : [],
    walled && clear.some((box) => holdsHeader(box, layout))
      ? named('sheet', drawHeaderTile(layout, palette))
      : [],
    composition.plant ? drawPlant(composition.plant, layout, manner) : [],
    named('motif', drawThings(composition, layout, palette)),
  ]
}

/** The view through the openings, within the thickness of the wall. */
function drawView(composition: Composition, layout: StoneLayout, manner: Manner): Art {
  const { palette } = manner
  const { openings, reveal, unit } = layout
  const views =
    openings.length > 0 ? openings.map((each) => viewThrough(each, unit)) : [open(layout)]
  const gaze =
    openings.length > 0 ? openings.flatMap((each) => openingPath(each)) : openPath(layout)
  const depth = openings.map((each) =>
    shape(ringPath(each, 0, reveal), { fill: reference('stone-reveal') }),
  )
  const edges = openings.flatMap((each) => openingPath(each, reveal).slice(0, -1))
  return [
    defs(skyGradient(layout, views, palette), revealGradient(palette)),
    named('sky', shape(gaze, { fill: reference('stone-sky') })),
    ...views.map((view, i) =>
      drawLook(composition, layout, view, {
        ...manner,
        seed: manner.seed + 50 * i,
        id: `stone-sun-${i}`,
      }),
    ),
    ...depth,
    shape(edges, stroke(colour(palette, 'shade'), 2.2 * unit, 0.4)),
  ]
}

function drawLook(
  composition: Composition,
  layout: StoneLayout,
  view: Extent,
  manner: Manner & { id: string },
): Art {
  const land = { city: drawCity, hills: drawHills, sea: drawSea, garden: drawGarden }[
    composition.view
  ]
  return [
    drawHeavens(layout, view, manner),
    land(layout, view, manner.palette, manner.seed),
    composition.far ? named('motif', drawFar(composition.far, layout, view, manner.palette)) : [],
  ]
}

/** The thing at the end of the garden's path, lower than the text. */
function drawFar(
  [motifOf, scale]: NonNullable<Composition['far']>,
  { horizon, sill, unit, text }: StoneLayout,
  view: Extent,
  palette: Paints,
): Art {
  const motif = motifOf()
  const y = px(horizon + 0.56 * (sill.back - horizon))
  const room = (y - text.y - text.height - 26 * unit) / motif.height
  const place = { x: view.x + view.width / 2, y, scale: Math.min(scale * unit, room) }
  return [
    drawContact(motif, place, colour(palette, 'shade')),
    drawLit(motif, place, { palette, prefix: 'stone' }),
  ]
}

function viewThrough({ cx, springY, rx, ry, footY }: Opening, unit: number): Extent {
  const air = 14 * unit
  return {
    x: cx - rx,
    y: springY - ry,
    width: 2 * rx,
    height: footY - springY + ry,
    holds: ({ x, y }) =>
      Math.hypot((x - cx) / (rx - air), Math.min(0, y - springY) / (ry - air)) < 1,
  }
}

function open({ widthPx, sill }: StoneLayout): Extent {
  const y = -printBleedPx
  const width = widthPx + 2 * printBleedPx
  return { x: -printBleedPx, y, width, height: sill.back - y, holds: () => true }
}

function openPath(layout: StoneLayout) {
  const { x, y, width, height } = open(layout)
  return rectPath(x, y, width, height + overlapPx)
}

function revealGradient(palette: Paints): Art {
  return linearGradient(
    { id: 'stone-reveal' },
    stops([
      [0, colour(palette, 'revealDark')],
      [0.3, colour(palette, 'revealDark')],
      [1, colour(palette, 'revealLit')],
    ]),
  )
}

function drawPlant(side: 'left' | 'right', layout: StoneLayout, manner: Manner) {
  const { palette, seed } = manner
  const { header, unit, heightPx, openings, panel } = layout
  const top = side === 'right' ? header.y + 74 * unit : -20 * unit
  const isAbove = panel !== undefined && panel.y < layout.sill.back / 2
  const longest = isAbove ? panel.y + 20 * unit : (panel ? 0.26 : 0.36) * heightPx
  const reach = Math.min(longest, 560 * unit) * (0.82 + 0.09 * (seed % 3))
  const foot = panel && !isAbove ? panel.y + panel.height : layout.sill.bottom
  const room = heightPx - foot
  const answers = !layout.steps && room > 150 * unit ? answer(layout, room) : []
  const lines = openings.length > 0 ? hangings(layout, top, reach) : festoons(layout)
  return drawCascade(layout, palette, {
    ...manner,
    side,
    lines: [...lines, ...answers],
    onWall: openings.length > 0,
  })
}

function drawThings({ things }: Composition, layout: StoneLayout, palette: Paints): Art {
  const { thingScale, sill, widthPx } = layout
  const y = px(sill.back + 0.55 * (sill.front - sill.back))
  const manner = { palette, prefix: 'stone' }
  const half = layout.openings.length === 1 ? (layout.openings[0]?.rx ?? 0) : 0.36 * widthPx
  const spread = (thingScale + half / 380) / 2
  const standing = things.map(([motif, x, scale]) => {
    const place = { x: widthPx / 2 + x * spread, y, scale: scale * thingScale }
    return { motif: motif(), place }
  })
  return [
    ...standing.map(({ motif, place }) => drawContact(motif, place, colour(palette, 'shade'))),
    ...standing.map(({ motif, place }) => drawLit(motif, place, manner)),
  ]
}

function holdsHeader(box: Box, { header }: StoneLayout): boolean {
  return (
    box.y < header.y &&
    box.y + box.height > header.y - header.sizePx &&
    box.x + box.width > header.x - header.sizePx
  )
}
