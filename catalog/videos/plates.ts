import { Resvg } from '@resvg/resvg-js'
import type { Art } from '#shared/art/art.ts'
import type { Palette, Size } from '#shared/art/family.ts'
import { parseHex, toHex } from '#shared/art/hex-colour.ts'
import { nightLayout } from '#shared/art/night/layout.ts'
import {
  composeMenorahNight,
  drawMenorahNight,
  type MenorahFlame,
} from '#shared/art/night/menorah-night.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import { outliner } from '../pictures/outliner.ts'

/** Drawn once for all frames. Pictures are RGB, sprites RGBA with premultiplied alpha. */
export interface Plates {
  widthPx: number
  heightPx: number
  /** The picture without flames, rings, stars and words: before a light burns, and with all lit. */
  unlit: Uint8Array
  lit: Uint8Array
  rings: Marks
  stars: Marks
  /** Middle of the rings and the radius of the outermost, px. */
  glow: { x: number; y: number; radius: number }
  /** The shamash first, then from left to right. */
  flames: readonly FlameSprite[]
  words: readonly WordSprite[]
}

/** Pixels covered by small marks, and their coverage, 0 to 255. */
export interface Marks {
  ink: readonly [number, number, number]
  pixels: Uint32Array
  cover: Uint8Array
}

/** Drawn at twice its size, because it is bent and stretched. */
export interface FlameSprite {
  /** The tip of the wick on the page, which is the middle of the sprite. */
  x: number
  y: number
  reachPx: number
  sidePx: number
  rgba: Uint8Array
}

export interface WordSprite {
  field: string
  direction: 'ltr' | 'rtl'
  x: number
  y: number
  widthPx: number
  heightPx: number
  rgba: Uint8Array
}

/**
 * Draws every layer of a night card at the size of its page.
 *
 * @throws RangeError when the card's art is not a menorah of the family `night`
 */
export async function drawPlates(design: CardDesign, layout: CardLayout): Promise<Plates> {
  const { size, palette, reserved } = layout
  const { family, motif, seed } = design.art
  if (family !== 'night') throw new RangeError(`art.family is ${family}, not night`)
  const picture = drawMenorahNight({ ...size, motif, seed, reserved })
  const page = { size, shapes: composeMenorahNight({ ...picture, flames: [] }) }
  const bare = withColours(palette, { ring: 'none', star: 'none' })
  const lit = drawPage(page, bare)
  const marks = (name: 'ring' | 'star') => {
    const ink = palette.colours[name] ?? palette.ground
    const shown = withColours(bare, { [name]: ink })
    return marksOf(lit, drawPage(page, shown), parseHex(ink))
  }
  const { glow } = nightLayout(size)
  return {
    ...size,
    unlit: drawPage(page, unlitPalette(bare)),
    lit,
    rings: marks('ring'),
    stars: marks('star'),
    glow: { ...glow, radius: Math.hypot(glow.x, glow.y) },
    flames: picture.flames.map((flame) => drawFlameSprite(flame, palette)),
    words: await drawWords(layout),
  }
}

interface Page {
  size: Size
  /** Everything except the flames. */
  shapes: Art
}

function drawPage({ size, shapes }: Page, palette: Palette): Uint8Array {
  const { widthPx, heightPx } = size
  const rgba = rasterise(printArt(paintArt(shapes, palette)), {
    box: [0, 0, widthPx, heightPx],
    scale: 1,
  })
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

function drawFlameSprite({ x, y, art, reachPx }: MenorahFlame, palette: Palette): FlameSprite {
  const box = [-reachPx, -reachPx, 2 * reachPx, 2 * reachPx] as const
  return {
    x,
    y,
    reachPx,
    sidePx: 4 * reachPx,
    rgba: rasterise(printArt(paintArt(art, palette)), { box, scale: 2 }),
  }
}

/** Each line as outlines in its own sprite, on whole pixels with some padding for soft edges. */
async function drawWords(layout: CardLayout): Promise<WordSprite[]> {
  const outlines = await outliner.outline(layout.lines)
  return layout.lines.map((line, i) => {
    const x = Math.floor(line.ink.x) - 2
    const y = Math.floor(line.ink.y) - 2
    const widthPx = Math.ceil(line.ink.width) + 5
    const heightPx = Math.ceil(line.ink.height) + 5
    const ink = layout.palette.ink[line.role]
    const path = `<path d="${outlines[i] ?? ''}" fill="${ink}"/>`
    const rgba = rasterise(path, { box: [x, y, widthPx, heightPx], scale: 1 })
    const { field, direction } = line
    return { field, direction, x, y, widthPx, heightPx, rgba }
  })
}

interface Raster {
  /** x, y, width and height of the shown area, px. */
  box: readonly [number, number, number, number]
  scale: number
}

function rasterise(svg: string, { box, scale }: Raster): Uint8Array {
  const [, , width, height] = box
  const size = `width="${width * scale}" height="${height * scale}" viewBox="${box.join(' ')}"`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${svg}</svg>`
  return new Resvg(page, { font: { loadSystemFonts: false } }).render().pixels
}

/** Coverage of the marks: the difference between the pictures with and without them. */
function marksOf(without: Uint8Array, shown: Uint8Array, ink: Marks['ink']): Marks {
  const pixels: number[] = []
  const cover: number[] = []
  for (let i = 0; i < without.length; i += 3) {
    let best = 0
    let share = 0
    for (let c = 0; c < 3; c++) {
      const ground = without[i + c] ?? 0
      const range = (ink[c] ?? 0) - ground
      if (Math.abs(range) > Math.abs(best)) {
        best = range
        share = ((shown[i + c] ?? 0) - ground) / range
      }
    }
    if (share > 0.004) {
      pixels.push(i)
      cover.push(Math.min(255, Math.round(share * 255)))
    }
  }
  return { ink, pixels: Uint32Array.from(pixels), cover: Uint8Array.from(cover) }
}

/** Tint of moonlight on areas that no lamp reaches. */
const moonlight = [0.33, 0.37, 0.6] as const
/** Less shade for the area below the sill, which is already dark. */
const panelShare = 0.66

/** Shares of the sky's own dark colour, from the middle of the later glow outwards. */
const unlitSky = [0.8, 0.8, 0.79, 0.77, 0.74, 0.7, 0.64, 0.55]

/** The same night before a light burns: the sky without glow, the objects in moonlight. */
function unlitPalette(palette: Palette): Palette {
  const sky = parseHex(palette.colours.glow6 ?? palette.ground)
  const colours = Object.entries(palette.colours).map(([name, value]) => {
    if (value === 'none' || name === 'window') return [name, value]
    if (name.startsWith('panel') || name.startsWith('echo'))
      return [name, shade(parseHex(value), panelShare)]
    const share = name.startsWith('glow') ? unlitSky[Number(name.slice(4))] : undefined
    if (share !== undefined) return [name, shade(sky, share)]
    return [name, toHex(parseHex(value).map((level, c) => level * (moonlight[c] ?? 1)))]
  })
  return { ...palette, colours: Object.fromEntries(colours) }
}

function withColours(palette: Palette, colours: Readonly<Record<string, string>>): Palette {
  return { ...palette, colours: { ...palette.colours, ...colours } }
}

function shade(levels: readonly number[], share: number): string {
  return toHex(levels.map((level) => level * share))
}
