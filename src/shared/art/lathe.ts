import { orient, type Path, type Segment, splinePath } from './path.ts'

/**
 * Half of a turned outline from top to bottom: y, distance from the axis, and whether there is a
 * corner.
 */
export type Profile = readonly (readonly [y: number, radius: number, corner?: 'corner'])[]

/**
 * A turned body around the vertical axis at `x`: smooth within a profile, a corner between
 * profiles. Its ends bulge like circles seen slightly from above.
 *
 * @param sag depth of the end curves as a share of their radius
 */
export function lathePath(x: number, profiles: readonly Profile[], sag = 0.16): Path {
  const right = profiles.flatMap((profile, i) => sideOf(profile, x, 1, i > 0))
  const left = [...profiles]
    .reverse()
    .flatMap((profile) => sideOf([...profile].reverse(), x, -1, true))
  const [topY, topRadius] = profiles[0]?.[0] ?? [0, 0]
  const [bottomY, bottomRadius] = profiles.at(-1)?.at(-1) ?? [0, 0]
  return [
    ...right,
    ['Q', x, bottomY + 2 * sag * bottomRadius, x - bottomRadius, bottomY],
    ...left,
    ['Q', x, topY - 2 * sag * topRadius, x + topRadius, topY],
    ['Z'],
  ]
}

function sideOf(profile: Profile, x: number, side: 1 | -1, joined: boolean): Segment[] {
  const curve = splinePath(profile.map(([y, radius]) => ({ x: x + side * radius, y })))
  const [first, ...rest] = curve
  if (first?.[0] !== 'M') return []
  return [joined ? ['L', first[1], first[2]] : first, ...rest]
}

/** Rings around a turned body, open curves for a thin dark stroke: [y, radius] each. */
export function ringPath(x: number, rings: Profile, sag = 0.16): Path {
  return rings.flatMap(([y, radius]): Segment[] => [
    ['M', x - radius, y],
    ['Q', x, y + 2 * sag * radius, x + radius, y],
  ])
}

/**
 * The silhouette of a turned profile around x = 0: smooth except at its corners, exactly symmetric.
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
