import {
  type Art,
  type Attributes,
  defs,
  element,
  group,
  named,
  radialGradient,
  rect,
  reference,
  stop,
  use,
} from '../art.ts'
import type { Paints } from '../family.ts'
import { printBleedPx } from '../family.ts'
import type { Paint } from '../paints.ts'
import type { Path } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { shape } from '../shapes.ts'
import { pageWidth } from './layout.ts'

/** One sheet of paper: shapes that are drawn once and mirrored, and shapes on the axis. */
export interface PaperLayer {
  half: Path
  whole: Path
}

/** All layers of a papercut from its back sheet to its top sheet, in plot units. */
export interface PaperLayers {
  foliage: PaperLayer
  flowers: PaperLayer
  veins: PaperLayer
  hearts: PaperLayer
  paper: PaperLayer
  /** Fibres of the back sheet. */
  grain: Path
  /** Art on the back sheet, in plot units. */
  under?: Art
  /** Art on the top sheet, in plot units. */
  onTop?: Art
}

const flip = [['matrix', -1, 0, 0, 1, pageWidth, 0]] as const

/** The stacked sheets with their shadows, scaled to the plot. */
export function drawLayers(page: {
  widthPx: number
  heightPx: number
  colours: Paints['colours']
  layers: PaperLayers
}): Art {
  const { colours, layers } = page
  const scale = page.widthPx / pageWidth
  const height = page.heightPx / scale
  const names = ['foliage', 'flowers', 'veins', 'hearts', 'paper'] as const
  const drawn = names.map((name) => sheetDef(`papercut-${name}`, layers[name]))
  const past = round(printBleedPx / scale)
  const span = { width: round(pageWidth + 2 * past), height: round(height + 2 * past) }
  const stroke = { stroke: colours.grain ?? 'none', 'stroke-width': 1.4 }
  const foliage = [layer('foliage', colours.shadow, [5, 8], 0.34), layer('foliage', colours.mid)]
  const flowers = [
    layer('flowers', colours.shadow, [4, 7], 0.3),
    layer('flowers', colours.flower),
    layer('veins', colours.flowerDeep),
    layer('hearts', colours.accent),
  ]
  const paper = [
    layer('paper', colours.shadow, [9, 15], 0.24),
    layer('paper', colours.shadow, [4, 7], 0.34),
    layer('paper', colours.paperEdge, [1.4, 2.2]),
    layer('paper', colours.paper),
  ]
  const body = [
    rect({ x: -past, y: -past, ...span, fill: reference('papercut-ground') }),
    shape(layers.grain, { fill: 'none', ...stroke }),
    layers.under ?? [],
    named('foliage', foliage),
    named('flowers', flowers),
    named('sheet', paper),
    named('motif', layers.onTop ?? []),
  ]
  const zoom: Attributes = scale === 1 ? {} : { transform: [['scale', round(scale, 4)]] }
  return [defs(groundGradient(height, colours), drawn), group(zoom, body)]
}

function groundGradient(height: number, colours: Paints['colours']): Art {
  const attributes = { cx: 750, cy: round(height * 0.46), r: round(height * 0.62) }
  return radialGradient({ id: 'papercut-ground', gradientUnits: 'userSpaceOnUse', ...attributes }, [
    stop({ offset: '.4', 'stop-color': colours.ground ?? 'none' }),
    stop({ offset: 1, 'stop-color': colours.deep ?? 'none' }),
  ])
}

function sheetDef(id: string, { half, whole }: PaperLayer): Art {
  const middle = shape(whole)
  if (half.length === 0) return group({ id }, middle)
  return group(
    { id },
    element('path', { id: `${id}-half`, d: toPathData(half) }),
    use(`${id}-half`, { transform: flip }),
    middle,
  )
}

function layer(
  name: string,
  fill: Paint = 'none',
  offset?: readonly [x: number, y: number],
  opacity?: number,
): Art {
  return use(`papercut-${name}`, {
    fill,
    ...(opacity && { 'fill-opacity': opacity }),
    ...(offset && { transform: [['translate', ...offset]] }),
  })
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
