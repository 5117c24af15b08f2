import { type Art, named } from '../../art.ts'
import { sinai } from '../../motifs/torah/sinai.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, type Point, rectPath, splinePath } from '../../path.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed, contact, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** The mountain in flower behind its boundary: a low fence, with no people or flocks in front. */
export function floweringSinai(plot: Plot): Art {
  const { width, foot, ground } = plot
  const size = Math.min(width * 0.8, foot * 0.86)
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.16, y: foot * 0.3, width: 280, kind: 0 }),
    drawCloud(plot, { x: width * 0.84, y: foot * 0.36, width: 250, kind: 1 }),
    drawMeadow(plot),
    paintMotif(plot, sinai(), { x: width / 2, y: ground + 6, size, grain: 0.6 }),
    drawCloud(plot, {
      x: width * 0.5 + size * 0.17,
      y: ground - size * 0.5,
      width: size * 0.32,
      kind: 2,
    }),
    drawBounds(plot),
    drawRoses(plot, { x: width * 0.5 - size * 0.47, y: ground + 30, size: size * 0.24 }),
    drawRoses(plot, { x: width * 0.5 + size * 0.44, y: ground + 36, size: size * 0.28 }),
  ]
}

const postPitch = 118

/** Posts and two rails from edge to edge, lowest in the middle. */
function drawBounds({ width, ground, colours }: Plot): Art {
  const { wood, cloud, dark } = colours
  const [lit, shaded] = [mixPaints(wood, cloud, 0.3), mixPaints(wood, dark, 0.16)]
  const reach = Math.ceil((width / 2 + past) / postPitch)
  const posts = Array.from({ length: 2 * reach + 1 }, (_, i): Point => {
    const x = (i - reach) * postPitch
    return { x: width / 2 + x, y: ground + 26 - 20 * ((2 * x) / width) ** 2 }
  })
  const rail = (up: number) => splinePath(posts.map(({ x, y }) => ({ x, y: y - up })))
  const post = (from: number, wide: number) =>
    posts.flatMap(({ x, y }) => rectPath(x + from, y - 58, wide, 62))
  return [
    brushed(rail(18), shaded, 8),
    brushed(rail(42), lit, 8),
    flat(post(-7, 14), lit),
    flat(post(1, 6), shaded),
  ]
}

interface Bush {
  x: number
  y: number
  size: number
}

/** A rose bush, `size` wide. */
function drawRoses(plot: Plot, { x, y, size }: Bush): Art {
  const { leaf, hillNear, petal, coral, white, sun } = plot.colours
  const at = ([across, up, r]: readonly [number, number, number]) =>
    circlePath(x + across * size, y - up * size, r * size)
  const roses = blossoms.map(([across, up, r], i) =>
    drawRose(
      { x: x + across * size, y: y - up * size, r: r * size },
      [petal, coral, white][i % 3] ?? petal,
      sun,
    ),
  )
  const bush = [
    gouache(plot, back.flatMap(at), mixPaints(leaf, hillNear, 0.5), { grain: 0.6, seed: x }),
    gouache(plot, front.flatMap(at), leaf, { grain: 0.8, seed: y }),
    named('flowers', roses),
  ]
  return [contact(plot, x, y, size * 0.46), named('foliage', bush, { x, y })]
}

/** Shares of the bush's width: across from its middle, up from its foot, and the radius. */
const back = [
  [-0.2, 0.42, 0.21],
  [0.12, 0.48, 0.24],
  [0.32, 0.3, 0.18],
] as const
const front = [
  [-0.32, 0.19, 0.19],
  [-0.06, 0.24, 0.24],
  [0.24, 0.18, 0.19],
] as const
const blossoms = [
  [-0.34, 0.24, 0.085],
  [-0.16, 0.5, 0.075],
  [-0.08, 0.24, 0.1],
  [0.16, 0.55, 0.09],
  [0.34, 0.34, 0.075],
  [0.2, 0.16, 0.09],
] as const

function drawRose({ x, y, r }: { x: number; y: number; r: number }, hue: Paint, heart: Paint) {
  const petals = [0, 1, 2, 3, 4].flatMap((i) => {
    const angle = (i * 2 * Math.PI) / 5 - 1.2
    return circlePath(x + 0.62 * r * Math.cos(angle), y + 0.62 * r * Math.sin(angle), 0.56 * r)
  })
  return [flat(petals, hue), flat(circlePath(x, y, 0.38 * r), heart)]
}
