import { orient, type Path, type Segment } from './path.ts'

/** Half the outline of something turned on a lathe: y down, distance from the axis, and whether the outline breaks there. */
export type Profile = readonly (readonly [y: number, radius: number, corner?: 'corner'])[]

/**
 * The silhouette of a turned profile about x = 0: smooth but for its corners, exactly symmetric.
 *
 * @example turnedPath([[-10, 2, 'corner'], [0, 6, 'corner']]) // a cone's side, 10 high, 12 wide
 */
export function turnedPath(profile: Profile): Path {
  const right = smoothSide(profile, 1)
  const left = smoothSide([...profile].reverse(), -1)
  const [first, ...rest] = left
  if (first?.[0] !== 'M') return []
  return orient([...right, ['L', first[1], first[2]], ...rest, ['Z']], 'solid')
}

function smoothSide(profile: Profile, side: 1 | -1): Segment[] {
  const path: Segment[] = []
  profile.forEach(([y, radius, corner], i) => {
    const from = profile[i - 1]
    if (!from) {
      path.push(['M', side * radius, y])
      return
    }
    const [y0, r0, corner0] = from
    const before = corner0 ? undefined : profile[i - 2]
    const after = corner ? undefined : profile[i + 1]
    const [yb, rb] = before ?? from
    const [ya, ra] = after ?? [y, radius]
    path.push([
      'C',
      side * (r0 + (radius - rb) / 6),
      y0 + (y - yb) / 6,
      side * (radius - (ra - r0) / 6),
      y - (ya - y0) / 6,
      side * radius,
      y,
    ])
  })
  return path
}
