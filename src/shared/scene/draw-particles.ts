import { between, createRandom } from '../art/random.ts'
import type { ParticlesNode, SceneContext, Sprite } from './prepared-scene.ts'

/** Lifetime of a particle, ms: from, to. */
const livesMs = {
  fall: [6500, 10_500],
  gust: [2400, 3800],
  burst: [2000, 3200],
  rise: [2600, 5200],
  hover: [5000, 9000],
} as const

/** Births are spread over this share of a lifetime. */
const birthShare = { fall: 1, gust: 0.5, burst: 0.12, rise: 1, hover: 1 } as const

/**
 * Particles start one after another. Each runs from birth to end and starts again until the time is
 * up.
 */
export function drawParticles<Picture>(
  context: SceneContext<Picture>,
  node: ParticlesNode,
  sprites: readonly Sprite<Picture>[],
  timeMs: number,
): void {
  for (let i = 0; i < node.count; i++) {
    const sprite = sprites[i % sprites.length]
    const pose = poseAt(node, i, timeMs)
    if (!sprite || !pose || pose.opacity <= 0) continue
    const { x, y, turn, width, scale, opacity } = pose
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
    context.save()
    context.globalAlpha = Math.min(1, opacity * node.opacity)
    context.transform(cos * width, sin * width, -sin, cos, x, y)
    context.drawImage(sprite.picture, -sprite.widthPx / 2, -sprite.heightPx / 2)
    context.restore()
  }
}

interface Pose {
  x: number
  y: number
  /** Radians. */
  turn: number
  /** Visible width of a tumbling leaf, -1 to 1. */
  width: number
  scale: number
  opacity: number
}

function poseAt(node: ParticlesNode, index: number, timeMs: number): Pose | undefined {
  const own = createRandom(node.seed + 7919 * index)
  const [short, long] = livesMs[node.way]
  const lifeMs = between(own, short, long)
  const firstMs = node.fromMs + own() * lifeMs * birthShare[node.way]
  const round = Math.floor((timeMs - firstMs) / lifeMs)
  const bornMs = firstMs + round * lifeMs
  if (round < 0 || bornMs > node.untilMs) return
  // Each round has a different path, so that no petal repeats.
  const way = createRandom(node.seed + 7919 * index + 104_729 * (round + 1))
  return ways[node.way](node, way, (timeMs - bornMs) / lifeMs)
}

type Way = (node: ParticlesNode, random: () => number, part: number) => Pose

const ways: Readonly<Record<ParticlesNode['way'], Way>> = {
  fall({ box }, random, part) {
    const [x, sway, phase, spin, size] = [random(), random(), random(), random(), random()]
    const swing = Math.sin(2 * Math.PI * (part * (1.2 + sway) + phase))
    return {
      x: box.x + x * box.width + swing * (18 + 34 * sway),
      y: box.y + part * box.height,
      turn: 2 * Math.PI * (phase + (spin - 0.5) * 2.4 * part) + 0.35 * swing,
      width: 0.35 + 0.65 * Math.abs(Math.cos(2 * Math.PI * (phase + part * (0.8 + spin)))),
      scale: 0.65 + 0.5 * size,
      opacity: ends(part, 0.06),
    }
  },
  gust({ box }, random, part) {
    const [x, y, phase, spin, size] = [random(), random(), random(), random(), random()]
    const swing = Math.sin(2 * Math.PI * (part + phase))
    return {
      x: box.x + (x * 1.5 - 0.45 + 0.55 * part) * box.width + swing * 26,
      y: box.y + (part * 1.15 - 0.12 * y) * box.height,
      turn: 2 * Math.PI * (phase + (spin - 0.5) * 2 * part),
      width: 0.35 + 0.65 * Math.abs(Math.cos(2 * Math.PI * (phase + part * (0.8 + spin)))),
      scale: 0.7 + 0.6 * size,
      opacity: ends(part, 0.08),
    }
  },
  burst({ box }, random, part) {
    const [side, far, up, phase, spin] = [random(), random(), random(), random(), random()]
    const air = 1 - (1 - part) ** 2.4
    const across = 0.02 + (0.1 + 0.75 * far) * air
    const rise = (0.35 + 0.65 * up) * air - 0.55 * part ** 2
    return {
      x: box.x + box.width * (side < 0.5 ? across : 1 - across),
      y: box.y + box.height * (1 - rise),
      turn: 2 * Math.PI * (phase + (spin - 0.5) * 4 * part),
      width: 0.35 + 0.65 * Math.abs(Math.cos(2 * Math.PI * (phase + part * (1.4 + 2 * spin)))),
      scale: 0.6 + 0.7 * spin,
      opacity: ends(part, 0.05) * (1 - part ** 5),
    }
  },
  rise({ box }, random, part) {
    const [x, sway, phase, height, size] = [random(), random(), random(), random(), random()]
    const swing = Math.sin(2 * Math.PI * (part * (0.7 + sway) + phase))
    const up = (0.35 + 0.65 * height) * box.height * (1 - (1 - part) ** 1.6)
    return {
      x: box.x + x * box.width + swing * (8 + 40 * part),
      y: box.y + box.height - up,
      turn: 2 * Math.PI * phase,
      width: 1,
      scale: (0.5 + 0.6 * size) * (1 - 0.6 * part),
      opacity: ends(part, 0.1) * (1 - part),
    }
  },
  hover({ box }, random, part) {
    const [x, y, turn, speed, size] = [random(), random(), random(), random(), random()]
    const angle = 2 * Math.PI * turn
    const far = (20 + 50 * speed) * part
    return {
      x: box.x + x * box.width + far * Math.cos(angle),
      y: box.y + y * box.height - Math.abs(far * Math.sin(angle)),
      turn: angle,
      width: 1,
      scale: 0.5 + 0.7 * size,
      opacity: Math.sin(Math.PI * part) ** 2,
    }
  },
}

/** Faint at birth and at the end. */
function ends(part: number, share: number): number {
  return Math.min(1, part / share, (1 - part) / share)
}
