import { between, createRandom } from '../art/random.ts'
import type { particleKinds } from './scene.ts'

export type ParticleKind = (typeof particleKinds)[number]

/** Number of shapes of a kind, so that neighbours differ. */
const shapesOfKind = 3

/**
 * The pictures of a kind's particles, each an SVG fragment around (0, 0) within a square of `2 *
 * sizePx`.
 *
 * @param colours hex
 */
export function particlePictures(
  kind: ParticleKind,
  colours: readonly string[],
  sizePx: number,
): string[] {
  return colours.flatMap((colour, i) =>
    Array.from({ length: isGlow(kind) ? 1 : shapesOfKind }, (_, k) =>
      painters[kind](colour, sizePx, k + shapesOfKind * i),
    ),
  )
}

function isGlow(kind: ParticleKind): boolean {
  return kind === 'dust' || kind === 'spark' || kind === 'snow'
}

type Painter = (colour: string, size: number, shape: number) => string

const painters: Readonly<Record<ParticleKind, Painter>> = {
  petal(colour, size, shape) {
    const random = createRandom(shape + 11)
    const [half, tip] = [size * between(random, 0.42, 0.58), size * between(random, -0.12, 0.12)]
    const outline = `M0 ${-size / 2}C${half} ${-size * 0.42} ${half} ${size * 0.22} ${tip} ${size / 2}`
    const back = `C${-half} ${size * 0.3} ${-half * 1.1} ${-size * 0.36} 0 ${-size / 2}Z`
    const fold = `M0 ${-size * 0.42}C${half * 0.2} ${-size * 0.1} ${half * 0.1} ${size * 0.1} ${tip} ${size * 0.4}`
    return (
      `<path d="${outline}${back}" fill="${colour}"/>` +
      `<path d="${fold}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="${size * 0.05}"/>`
    )
  },
  leaf(colour, size, shape) {
    const half = size * (0.2 + 0.04 * (shape % 3))
    return (
      `<path d="M0 ${-size / 2}Q${half * 1.6} ${-size * 0.05} 0 ${size / 2}Q${-half * 1.6} ${-size * 0.05} 0 ${-size / 2}Z" fill="${colour}"/>` +
      `<path d="M0 ${-size * 0.4}V${size * 0.46}" stroke="#ffffff" stroke-opacity=".3" stroke-width="${size * 0.04}"/>`
    )
  },
  confetti(colour, size, shape) {
    if (shape % 3 === 1) return `<circle r="${size * 0.28}" fill="${colour}"/>`
    const width = shape % 3 === 0 ? size * 0.42 : size * 0.24
    const height = shape % 3 === 0 ? size * 0.56 : size * 0.8
    return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${size * 0.04}" fill="${colour}"/>`
  },
  streamer(colour, size, shape) {
    const swing = size * (shape % 2 === 0 ? 0.34 : -0.34)
    const step = size * 0.4
    return `<path d="M0 ${-size * 0.8}q${swing} ${step / 2} 0 ${step}t0 ${step}t0 ${step}t0 ${step}" fill="none" stroke="${colour}" stroke-width="${size * 0.13}" stroke-linecap="round"/>`
  },
  dust: (colour, size, shape) => glow(colour, size, `dust-${shape}`, 0.12),
  spark: (colour, size, shape) => glow(colour, size, `spark-${shape}`, 0.34),
  star(colour, size) {
    const [far, near] = [size * 0.6, size * 0.09]
    return `<path d="M0 ${-far}Q${near} ${-near} ${far} 0Q${near} ${near} 0 ${far}Q${-near} ${near} ${-far} 0Q${-near} ${-near} 0 ${-far}Z" fill="${colour}"/>`
  },
  snow: (colour, size, shape) => glow(colour, size, `snow-${shape}`, 0.5),
}

/** Bright up to `core`, then fading out. */
function glow(colour: string, size: number, id: string, core: number): string {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return (
    `<defs><radialGradient id="${id}">${stop(0, 1)}${stop(core, 0.85)}` +
    `${stop(core + 0.2, 0.22)}${stop(1, 0)}</radialGradient></defs>` +
    `<circle r="${size / 2}" fill="url(#${id})"/>`
  )
}
