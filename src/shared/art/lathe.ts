import { type Path, type Segment, splinePath } from './path.ts'

/** Half of a turned outline: [y, radius] from top to bottom. */
export type Profile = readonly (readonly [number, number])[]

/**
 * A turned body round the upright line at `x`: smooth within a profile, with a corner where one
 * profile meets the next; the ends bulge as circles seen a little from above.
 *
 * @param sag depth of the end curves against their radius
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

/** Rings round a turned body, open curves for a thin dark stroke: [y, radius] each. */
export function ringPath(x: number, rings: Profile, sag = 0.16): Path {
  return rings.flatMap(([y, radius]): Segment[] => [
    ['M', x - radius, y],
    ['Q', x, y + 2 * sag * radius, x + radius, y],
  ])
}
