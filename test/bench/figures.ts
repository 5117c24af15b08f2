/** What one line of the table says: the same measurement in several rounds. */
export interface Figure {
  what: string
  /** One value for each round. */
  ours: readonly number[]
  unit: 'ms' | 'MB' | 'points'
  /** Measured in the same rounds. */
  against?: { name: string; values: readonly number[] }
  goal?: Goal
}

/**
 * `time` is ours divided by theirs, `speed` theirs divided by ours, as requests in the same time;
 * `value` is ours alone.
 */
export interface Goal {
  of: 'time' | 'speed' | 'value'
  /** Inclusive. */
  least?: number
  /** Inclusive. */
  most?: number
}

/** A part of the table. */
export type Bench = () => Promise<Figure[]>

/** Every figure is a median of at least so many. */
export const rounds = 7

/** Runs each case once in every round, in turn, so that other work of the machine meets all of them. */
export async function inTurn<Name extends string>(
  cases: Readonly<Record<Name, () => number | Promise<number>>>,
  times = rounds,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(cases) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let round = 0; round < times; round++) {
    for (const name of names) found[name].push(await cases[name]())
  }
  return found
}

/** @example writeRow({ what: 'a', ours: [2, 3, 1], unit: 'ms', goal: { of: 'value', most: 3 } }).reached // 'yes' */
export function writeRow({ what, ours, unit, against, goal }: Figure): Record<string, string> {
  const compared = compare(ours, against?.values, goal?.of)
  const middle = median(compared)
  return {
    what,
    ours: `${round(median(ours))} ${unit}`,
    against: against ? `${against.name}: ${round(median(against.values))} ${unit}` : '',
    ratio: against ? String(round(middle)) : '',
    spread: `${round(Math.min(...compared))}-${round(Math.max(...compared))}`,
    goal: goal ? writeGoal(goal, unit) : '',
    reached: goal ? (isReached(goal, middle) ? 'yes' : 'no') : '',
  }
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** @param part from 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

/** Compares within each round, since a busy machine slows down both of a round. */
function compare(
  ours: readonly number[],
  theirs: readonly number[] | undefined,
  of: Goal['of'] = 'time',
): number[] {
  if (!theirs || of === 'value') return [...ours]
  return ours.map((own, i) => {
    const other = theirs[i] ?? Number.NaN
    return of === 'speed' ? other / own : own / other
  })
}

function isReached(
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Goal,
  value: number,
): boolean {
  return value >= least && value <= most
}

function writeGoal({ of, least, most }: Goal, unit: string): string {
  const suffix = of === 'value' ? ` ${unit}` : ''
  return least === undefined ? `≤ ${most}${suffix}` : `≥ ${least}${suffix}`
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
