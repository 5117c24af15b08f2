import { type Art, group, named } from '../art.ts'
import type { ArtRequest, Box, Paints } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { px } from '../px.ts'
import { between, createRandom } from '../random.ts'
import { drawFlame, flameReach } from './flame.ts'
import { isLit, lampSpots, wickHeight } from './lamp.ts'
import { type NightLayout, nightLayout, nightTextArea } from './layout.ts'
import { drawLedge } from './ledge.ts'
import { curvedArms } from './menorah.ts'
import { straightArms } from './menorah-rambam.ts'
import { palettes } from './palettes.ts'
import { drawGround } from './sky.ts'
import { drawMenorah, type MenorahArms } from './stand.ts'

interface Menorah {
  arms: (layout: NightLayout) => MenorahArms
  /** How many of the eight burn, from the right, in the order of placing. */
  lit: number
}

const menorahs: Readonly<Record<string, Menorah>> = {
  menorah: { arms: curvedArms, lit: 8 },
  'menorah-rambam': { arms: straightArms, lit: 8 },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((night) => [`night-${night}`, { arms: curvedArms, lit: night }]),
  ),
}

/**
 * The menorahs that can be drawn: round arms, the straight arms of the Rambam's drawing, and round
 * arms with the lights of one night, `night-1` to `night-8`, and the shamash.
 */
export const menorahMotifs: readonly string[] = Object.keys(menorahs)

/** One flame: (x, y) is the tip of its wick on the plot; `art` is drawn around (0, 0). */
export interface MenorahFlame {
  x: number
  y: number
  art: Art
  /** The flame and its halo lie within this distance of the wick's tip, px. */
  reachPx: number
}

/**
 * The picture in parts, each with its own definitions so it can be used alone. Painting order:
 * ground, ledge, menorah, flames.
 */
export interface MenorahPicture {
  ground: Art
  ledge: Art
  /** The menorah with oil in its nine glasses, unlit. */
  menorah: Art
  /** Burning flames in the order of lighting: the shamash, then from the newest, left to right. */
  flames: MenorahFlame[]
}

/**
 * The menorah's picture as separate groups, so the flames can be lit one after another. Everything
 * except the flames is in plot px.
 *
 * @throws RangeError when the motif is not one of `menorahMotifs`
 * @example drawMenorahNight(request).flames.length // 9
 */
export function drawMenorahNight(request: ArtRequest): MenorahPicture {
  const { motif, seed } = request
  const palette = paintsOf(palettes)
  const drawn = menorahs[motif]
  if (!drawn) throw new RangeError(`motif is ${motif}, not one of ${menorahMotifs.join(', ')}`)
  const { arms, lit } = drawn
  const layout = dimmed(nightLayout(request), lit)
  const clear = clearances(request)
  return {
    ground: drawGround(layout, palette, seed, { clear }),
    ledge: drawLedge(layout, palette, seed, { clear }),
    menorah: drawMenorah(layout, palette, { ...arms(layout), lit }),
    flames: drawFlames(layout, palette, { seed, lit }),
  }
}

/**
 * The parts of a composition combined into the whole picture.
 *
 * @example composeMenorahNight(drawMenorahNight(request)) // as night.draw(request)
 */
export function composeMenorahNight({ ground, ledge, menorah, flames }: MenorahPicture): Art {
  const lights = flames.map(({ x, y, art }) => {
    const flame = named('flame', art, { x: 0, y: 0 })
    return group({ transform: [['translate', x, y]] }, flame)
  })
  return [group({}, ground), group({}, ledge), named('motif', menorah), lights]
}

/** Fewer lights make a smaller glow. */
function dimmed(layout: NightLayout, lit: number): NightLayout {
  const { glow } = layout
  return { ...layout, glow: { ...glow, radius: glow.radius * (0.64 + 0.045 * lit) } }
}

function drawFlames(
  layout: NightLayout,
  palette: Paints,
  { seed, lit }: { seed: number; lit: number },
): MenorahFlame[] {
  const random = createRandom(seed + 5)
  return lampSpots(layout).flatMap(({ x, y, size }, i) => {
    const scale = layout.menorah.scale * size
    const lean = between(random, -5, 5)
    if (!isLit(i, lit)) return []
    return {
      x: px(x),
      y: px(y - wickHeight * scale),
      art: drawFlame(`night-halo-${i}`, palette, { scale, lean }),
      reachPx: Math.ceil(flameReach * scale),
    }
  })
}

/**
 * The boxes that ornament keeps out of: the ink of the text and of the header, each with .4 em
 * around (.55 of a line's ink height), but no more than the largest title needs.
 */
export function clearances(request: ArtRequest, { header } = nightTextArea(request)): Box[] {
  const em = header.sizePx
  const headerInk = { x: header.x - 3 * em, y: header.y - em, width: 3 * em, height: 1.2 * em }
  return [headerInk, ...request.reserved].map(({ x, y, width, height }) => {
    const room = Math.min(0.55 * height, 2.7 * em)
    return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
  })
}
