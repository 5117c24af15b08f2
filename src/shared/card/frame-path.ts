import { ellipsePath, type Path, rectPath } from '../art/path.ts'
import { toPathData } from '../art/path-data.ts'
import type { Photo } from '../draft.ts'

/** Height of an arch's round top as a share of its width; less in a frame that is lower. */
const archHead = 0.5
/** The control distance for a quarter ellipse drawn as one cubic. */
const kappa = 0.5522847

/**
 * The outline of a frame around the middle of its box, as path data.
 *
 * @example framePath('rectangle', 10, 4) // 'M-5-2l10 0l0 4l-10 0z'
 */
export function framePath(frame: Photo['frame'], width: number, height: number): string {
  return toPathData(outlineOf(frame, width / 2, height / 2), 2)
}

function outlineOf(frame: Photo['frame'], halfWidth: number, halfHeight: number): Path {
  switch (frame) {
    case 'rectangle':
      return rectPath(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight)
    case 'oval':
    case 'circle':
      return ellipsePath(0, 0, halfWidth, halfHeight)
    case 'arch':
      return archPath(halfWidth, halfHeight)
  }
}

function archPath(halfWidth: number, halfHeight: number): Path {
  const head = Math.min(2 * archHead * halfWidth, 2 * halfHeight)
  const spring = head - halfHeight
  return [
    ['M', -halfWidth, halfHeight],
    ['L', -halfWidth, spring],
    ['C', -halfWidth, spring - kappa * head, -kappa * halfWidth, -halfHeight, 0, -halfHeight],
    ['C', kappa * halfWidth, -halfHeight, halfWidth, spring - kappa * head, halfWidth, spring],
    ['L', halfWidth, halfHeight],
    ['Z'],
  ]
}
