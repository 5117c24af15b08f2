import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path } from '../path.ts'
import { archHole } from './cuts.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { sheet } from './scene.ts'

/** Gates one in another, pierced along their arches, with steps up to the light. */
export function portal({ plot }: Page): Piece[] {
  const { width, height, text, thing } = plot
  const middle = width / 2
  const steps = thing.y + thing.height
  const inner = text.width / 2 + 18
  const band = (middle - inner - 12) / 4.4
  const top = text.y - 150
  const low = (height - steps) / 5
  return [4, 3, 2, 1, 0].map((k): Piece => {
    const i = 4 - k
    const half = inner + band * i
    const opening = {
      left: middle - half,
      right: middle + half,
      top: top - ((top - 22) * i) / 4,
      foot: steps + low * i + 6,
    }
    const rise = text.y - 10 - i * 8 - opening.top
    const frame = sheet(plot, archHole(opening, rise), {
      colour: `sheet${k}`,
      depth: 0.7 + 0.15 * i,
    })
    const cuts = pierced({ ...opening, rise }, { side: band, high: (top - 22) / 4, k })
    return { ...frame, path: [...frame.path, ...cuts], part: 'border' }
  })
}

interface Arch {
  left: number
  right: number
  top: number
  foot: number
  rise: number
}

/** Leaves and dots cut along an arch and down its jambs, larger where the band is wider. */
function pierced(
  { left, right, top, foot, rise }: Arch,
  { side, high, k }: { side: number; high: number; k: number },
): Path {
  const middle = (left + right) / 2
  const path: Path[] = []
  const cut = (x: number, y: number, angle: number, size: number, isLong: boolean) => {
    const from = { x: x - Math.cos(angle) * size, y: y - Math.sin(angle) * size }
    const leaf = leafPath({ ...from, angle, length: 2 * size, width: size * 0.5 })
    path.push(isLong ? orient(leaf, 'hole') : circlePath(x, y, Math.max(3.4, size * 0.34), 'hole'))
  }
  const count = 4 * Math.round((right - left) / 130) + 1
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1 - i / (count - 1))
    const lift = Math.sin(angle)
    const out = (side + (high - side) * lift ** 1.4) * 0.5
    const [rx, ry] = [(right - left) / 2 + out, rise + out]
    const [x, y] = [middle + rx * Math.cos(angle), top + rise - ry * lift]
    const size = Math.min(24, out * 0.74)
    cut(x, y, Math.atan2(-lift * ry, Math.cos(angle) * rx), size, (i + k) % 2 === 0)
  }
  for (let y = top + rise + 42, i = k + 1; y < foot - 24; y += 42, i++) {
    cut(left - side / 2, y, Math.PI / 2, side * 0.5, i % 2 === 0)
    cut(right + side / 2, y, Math.PI / 2, side * 0.5, i % 2 === 0)
  }
  return path.flat()
}
