import type { FlameSprite, Marks, Plates, WordSprite } from './plates.ts'
import { type FlamePose, type Moment, ringGain, starGain } from './timeline.ts'

export interface FrameComposer {
  /** One frame as RGB bytes, row by row; the next frame reuses the buffer. */
  compose(moment: Moment): Uint8Array
}

/** Light is computed on a grid of cells of this many px, linear between the grid points. */
const cellPx = 8

/** How far a light reaches, as a share of the page's width. */
const lightReach = 0.17

/**
 * Makes frames from plates. Each light brightens its own part of the picture from unlit to lit;
 * with all nine at rest the frame is the card itself.
 *
 * @throws RangeError when the page's sides are not multiples of 8 px
 */
export function createFrameComposer(plates: Plates): FrameComposer {
  const { widthPx, heightPx } = plates
  if (widthPx % cellPx || heightPx % cellPx) {
    throw new RangeError(`page is ${widthPx} by ${heightPx} px, no multiple of ${cellPx}`)
  }
  const frame = new Uint8Array(widthPx * heightPx * 3)
  const shares = lightShares(plates)
  const dither = ditherTile()
  const distances = ringDistances(plates)
  const phases = starPhases(plates)
  return {
    compose(moment) {
      const light = mixLight(shares, moment)
      paintGround(frame, plates, { light, dither, exposure: moment.exposure })
      paintMarks(frame, plates.stars, (i) => moment.exposure * starGain(moment, phases[i] ?? 0))
      const gains = Float32Array.from({ length: 256 }, (_, i) => ringGain(moment, i / 255))
      paintMarks(frame, plates.rings, (i) => gains[distances[i] ?? 0] ?? 0)
      plates.flames.forEach((flame, i) => {
        const pose = moment.flames[i]
        if (pose && pose.opacity > 0) paintFlame({ frame, widthPx }, flame, pose)
      })
      for (const word of plates.words) {
        paintWord({ frame, widthPx }, word, moment.words[word.field] ?? 1)
      }
      return frame
    },
  }
}

interface Canvas {
  frame: Uint8Array
  widthPx: number
}

/** Each light's share of the brightness at each grid point; the shares add up to 1. */
function lightShares({ widthPx, heightPx, flames }: Plates): Float32Array[] {
  const columns = widthPx / cellPx + 1
  const rows = heightPx / cellPx + 1
  const reach = lightReach * widthPx
  const shares = flames.map(() => new Float32Array(columns * rows))
  for (let i = 0; i < columns * rows; i++) {
    const x = (i % columns) * cellPx
    const y = Math.floor(i / columns) * cellPx
    const pulls = flames.map((flame, k) => {
      const distance = farAlike(Math.hypot(x - flame.x, y - flame.y) / reach)
      return (k === 0 ? 1.5 : 1) / (1 + distance * distance)
    })
    const sum = pulls.reduce((total, pull) => total + pull, 0)
    shares.forEach((share, k) => {
      share[i] = (pulls[k] ?? 0) / sum
    })
  }
  return shares
}

/** 3 at most: areas far from all lights, mainly the dark below the sill, are lit by all equally. */
function farAlike(distance: number): number {
  return distance / (1 + (distance / 3) ** 6) ** (1 / 6)
}

/**
 * How soon red, green and blue follow the light, as powers: a picture half lit is warm, where equal
 * shares of dark blue and cream would be grey.
 */
const warmth = [0.85, 1.4, 1.35] as const

/** Brightness at each grid point, red, green and blue in turn. */
function mixLight(shares: readonly Float32Array[], { flames }: Moment): Float32Array {
  const count = shares[0]?.length ?? 0
  const light = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const level = shares.reduce(
      (sum, share, k) => sum + (flames[k]?.light ?? 0) * (share[i] ?? 0),
      0,
    )
    warmth.forEach((power, c) => {
      light[i * 3 + c] = Math.min(1, level) ** power
    })
  }
  return light
}

const ditherSide = 64

/** Thresholds, 0 to 1, that hide steps in dark gradients: Jimenez' interleaved noise, 2014. */
function ditherTile(): Float32Array {
  return Float32Array.from({ length: ditherSide * ditherSide }, (_, i) => {
    const x = i % ditherSide
    const y = Math.floor(i / ditherSide)
    const inner = 0.06711056 * x + 0.00583715 * y
    return (52.9829189 * (inner - Math.floor(inner))) % 1
  })
}

interface Lighting {
  light: Float32Array
  dither: Float32Array
  exposure: number
}

// The loops below visit two million pixels a frame. The bytes they read are within bounds; the
// fallback to 0 is only for the type checker.

function paintGround(
  frame: Uint8Array,
  { unlit, lit, widthPx, heightPx }: Plates,
  { light, dither, exposure }: Lighting,
): void {
  const across = (widthPx / cellPx + 1) * 3
  const row = new Float32Array(across)
  for (let y = 0; y < heightPx; y++) {
    const cellRow = Math.floor(y / cellPx) * across
    const down = (y % cellPx) / cellPx
    for (let c = 0; c < across; c++) {
      const above = light[cellRow + c] ?? 0
      row[c] = above + ((light[cellRow + across + c] ?? 0) - above) * down
    }
    const ditherRow = (y % ditherSide) * ditherSide
    for (let x = 0, i = y * widthPx * 3; x < widthPx; x++, i += 3) {
      const cell = Math.floor(x / cellPx) * 3
      const on = (x % cellPx) / cellPx
      const threshold = dither[ditherRow + (x % ditherSide)] ?? 0
      for (let c = 0; c < 3; c++) {
        const left = row[cell + c] ?? 0
        const share = left + ((row[cell + 3 + c] ?? 0) - left) * on
        const dark = unlit[i + c] ?? 0
        frame[i + c] = (dark + ((lit[i + c] ?? 0) - dark) * share) * exposure + threshold * 0.999
      }
    }
  }
}

function paintMarks(frame: Uint8Array, marks: Marks, gainOf: (index: number) => number): void {
  const { ink, pixels, cover } = marks
  for (let i = 0; i < pixels.length; i++) {
    const at = pixels[i] ?? 0
    const share = ((cover[i] ?? 0) / 255) * gainOf(i)
    for (let c = 0; c < 3; c++) {
      const ground = frame[at + c] ?? 0
      frame[at + c] = ground + ((ink[c] ?? 0) - ground) * share + 0.5
    }
  }
}

/** For each ring pixel, with 255 at the outermost. */
function ringDistances({ rings, glow, widthPx }: Plates): Uint8Array {
  return Uint8Array.from(rings.pixels, (at) => {
    const pixel = at / 3
    const away = Math.hypot((pixel % widthPx) - glow.x, Math.floor(pixel / widthPx) - glow.y)
    return Math.min(255, Math.round((255 * away) / glow.radius))
  })
}

/** Phases that vary over the sky in two directions: from star to star, hardly within one. */
function starPhases({ stars, widthPx }: Plates): Float32Array {
  return Float32Array.from(stars.pixels, (at) => {
    const pixel = at / 3
    return (pixel % widthPx) / 410 + Math.floor(pixel / widthPx) / 270
  })
}

/** Bends the sprite like a flame: not at the wick, and most at the tip. */
function paintFlame({ frame, widthPx }: Canvas, flame: FlameSprite, pose: FlamePose): void {
  const { reachPx, sidePx, rgba } = flame
  const { widthScale, heightScale, bend, opacity } = pose
  const flamePx = 0.75 * reachPx
  const half = Math.ceil(reachPx * 1.12)
  for (let y = Math.floor(flame.y) - half; y <= flame.y + half; y++) {
    const up = flame.y - (y + 0.5)
    const lean = up > 0 ? bend * flamePx * (up / flamePx) ** 2 : 0
    const v = (reachPx - up / heightScale) * 2 - 0.5
    if (v < 0 || v >= sidePx - 1) continue
    const fromX = Math.max(0, Math.floor(flame.x) - half)
    const toX = Math.min(widthPx - 1, flame.x + half)
    for (let x = fromX; x <= toX; x++) {
      const u = (reachPx + (x + 0.5 - flame.x - lean) / widthScale) * 2 - 0.5
      if (u < 0 || u >= sidePx - 1) continue
      paintSample(frame, (y * widthPx + x) * 3, { rgba, sidePx, u, v, opacity })
    }
  }
}

interface Sample {
  rgba: Uint8Array
  sidePx: number
  u: number
  v: number
  opacity: number
}

/** The mean of the four nearest texels, weighted by distance, blended over a pixel. */
function paintSample(frame: Uint8Array, at: number, { rgba, sidePx, u, v, opacity }: Sample): void {
  const u0 = Math.floor(u)
  const v0 = Math.floor(v)
  const right = u - u0
  const down = v - v0
  const first = (v0 * sidePx + u0) * 4
  const below = first + sidePx * 4
  const mix = (c: number) => {
    const top = (rgba[first + c] ?? 0) * (1 - right) + (rgba[first + 4 + c] ?? 0) * right
    const foot = (rgba[below + c] ?? 0) * (1 - right) + (rgba[below + 4 + c] ?? 0) * right
    return (top + (foot - top) * down) * opacity
  }
  const ground = 1 - mix(3) / 255
  if (ground === 1) return
  for (let c = 0; c < 3; c++) {
    frame[at + c] = Math.min(255, (frame[at + c] ?? 0) * ground + mix(c) + 0.5)
  }
}

/** Words appear as a soft edge of light passes along them in reading order, and settle upwards. */
const edgeShare = 0.55
const risePx = 12

function paintWord({ frame, widthPx }: Canvas, word: WordSprite, arrived: number): void {
  if (arrived <= 0) return
  const fall = risePx * (1 - arrived) ** 2
  const whole = Math.floor(fall)
  const part = fall - whole
  const stride = word.widthPx * 4
  const covers = Float32Array.from({ length: word.widthPx }, (_, column) => {
    const along = word.direction === 'rtl' ? 1 - column / word.widthPx : column / word.widthPx
    return smooth((arrived * (1 + edgeShare) - along) / edgeShare)
  })
  for (let y = 0; y <= word.heightPx; y++) {
    for (let x = 0; x < word.widthPx; x++) {
      const i = y * stride + x * 4
      const mix = (c: number) => {
        const here = y < word.heightPx ? (word.rgba[i + c] ?? 0) : 0
        const above = y > 0 ? (word.rgba[i - stride + c] ?? 0) : 0
        return (here * (1 - part) + above * part) * (covers[x] ?? 0)
      }
      const ground = 1 - mix(3) / 255
      if (ground === 1) continue
      const at = ((word.y + y + whole) * widthPx + word.x + x) * 3
      for (let c = 0; c < 3; c++) {
        frame[at + c] = Math.min(255, (frame[at + c] ?? 0) * ground + mix(c) + 0.5)
      }
    }
  }
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}
