import { type Art, type Fill, reference } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import type { Paint } from '../paints.ts'
import { ellipsePath, type Path, placement, transformPath } from '../path.ts'
import { crown, wreath } from './emblem.ts'
import { tabletLetters, tabletsPath } from './luchos.ts'
import { mantle } from './mantle.ts'
import { filled, foil, stroked } from './paint.ts'
import type { TorahPlot } from './plot.ts'
import { handle, rimon, rimonHeight, type Turned } from './rimon.ts'

/** Local units from the axis to each roller. */
const rollerX = 96

/** A dressed sefer Torah with rimonim. Its cloth is as long as the composition has room for. */
export function seferTorah({ hero }: TorahPlot, palette: Paints, seed: number): Art {
  const { clothLength } = hero
  const draw = pen(hero, palette)
  const cloth = mantle(clothLength, seed)
  const hemY = clothLength + 30
  return [
    shadow(draw, [...cloth.body, ...cloth.fringe]),
    ...[-rollerX, rollerX].map((x) => turned(handle(), placement(x, hemY), draw)),
    draw.fill(cloth.body, reference('foil-cloth')),
    draw.fill(cloth.darkFolds, draw.colour('mantleDeep'), 0.42),
    draw.fill(cloth.lightFolds, draw.colour('mantleCrest'), 0.26),
    draw.relief([...cloth.band, ...cloth.fringe]),
    emblem(clothLength, draw),
    draw.fill(cloth.lid, draw.colour('mantleLight')),
    draw.fill(ellipsePath(0, 3, 182, 19), draw.colour('mantle')),
    draw.line(lidBack, foil, 2),
    draw.relief(cloth.braid),
    ...[-rollerX, rollerX].map((x) => socket(x, draw)),
    ...[-rollerX, rollerX].map((x) => turned(rimon(), placement(x, -1), draw)),
  ]
}

/**
 * Draws local paths on the plot. Foil needs plot coordinates, since its bands cross all objects.
 */
interface Pen {
  colour(name: string): Paint
  fill(path: Path, paint: Fill, opacity?: number): Art
  line(path: Path, paint: Fill, width: number, opacity?: number): Art
  /** Foil with a dark edge below and to the right. */
  relief(path: Path): Art
}

function pen(hero: TorahPlot['hero'], { colours }: Paints): Pen {
  const place = placement(hero.x, hero.y, 0, hero.scale)
  const colour = (name: string) => colours[name] ?? 'none'
  const fill: Pen['fill'] = (path, paint, opacity) =>
    filled(transformPath(path, place), paint, opacity)
  return {
    colour,
    fill,
    line: (path, paint, width, opacity) =>
      stroked(transformPath(path, place), paint, width * hero.scale, opacity),
    relief: (path) => [
      fill(transformPath(path, placement(1.4, 2.2)), colour('shadow'), 0.5),
      fill(path, foil),
    ],
  }
}

/** Three dark copies of the silhouette, each closer to it. */
function shadow(draw: Pen, silhouette: Path): Art {
  return [
    [14, 22, 0.14],
    [9, 13, 0.2],
    [4, 6, 0.26],
  ].map(([x = 0, y = 0, opacity]) =>
    draw.fill(transformPath(silhouette, placement(x, y)), draw.colour('shadow'), opacity),
  )
}

function turned({ body, trim, engraving }: Turned, place: ReturnType<typeof placement>, draw: Pen) {
  const at = (path: Path) => transformPath(path, place)
  return [
    draw.relief(at(body)),
    draw.fill(at(body), reference('foil-turned')),
    draw.line(at(engraving), draw.colour('engraving'), 1.5, 0.8),
    draw.relief(at(trim)),
  ]
}

/** The place where a roller comes out of the lid. */
function socket(x: number, draw: Pen): Art {
  return draw.fill(ellipsePath(x, 2, 27, 6), draw.colour('mantleDeep'), 0.75)
}

/** A crown above a wreath around the luchos, as large as the cloth between cord and band allows. */
function emblem(clothLength: number, draw: Pen): Art {
  const size = Math.min(1, (clothLength - 132) / 348)
  const crownFoot = 50 + 111 * size
  const middle = crownFoot + 102 * size
  const onCrown = placement(0, crownFoot, 0, size)
  const onLuchos = placement(0, middle, 0, size)
  const { solid: crownSolid, veins: crownVeins } = crown()
  const { solid: wreathSolid, veins: wreathVeins } = wreath(108, 100)
  const tablets = transformPath(tabletsPath(), onLuchos)
  const veins = [...transformPath(crownVeins, onCrown), ...transformPath(wreathVeins, onLuchos)]
  return [
    draw.relief([...transformPath(crownSolid, onCrown), ...transformPath(wreathSolid, onLuchos)]),
    draw.line(veins, draw.colour('mantleDeep'), 1.3, 0.75),
    draw.fill(tablets, draw.colour('mantleDeep')),
    draw.line(tablets, foil, 2.6),
    draw.line(transformPath(tabletLetters(), onLuchos), foil, 1.8 * size),
  ]
}

/** The far edge of the lid. */
const lidBack: Path = [
  ['M', -196, 0],
  ['C', -196, -13.8, -108, -25, 0, -25],
  ['C', 108, -25, 196, -13.8, 196, 0],
]

/** The plot px of the rimonim and the mantle, with a margin of 10 local units. */
export function seferTorahBoxes({ hero }: TorahPlot): Box[] {
  const { x, y, scale, clothLength } = hero
  const box = (left: number, top: number, width: number, height: number): Box => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  })
  return [
    box(-rollerX - 48, -rimonHeight - 6, 96, rimonHeight),
    box(rollerX - 48, -rimonHeight - 6, 96, rimonHeight),
    box(-230, -30, 460, clothLength + 200),
  ]
}
