import { packCounts, packNumbers } from '../../src/shared/text/pack-numbers.ts'
import type { PackedColumns } from '../../src/shared/text/unpack-columns.ts'

type Column = readonly number[]

/** Columns of kerning as the file of a width table holds them; `unpackColumns` reads them back. */
export function packColumns(columns: readonly Column[]): PackedColumns {
  const likes = columns.map((column, i) => stepsToLike(column, columns.slice(0, i)))
  const turned = columns.flatMap((column, i) => {
    const before = columns.slice(0, i)
    return turnsOf(column, before[i - (likes[i] ?? 0)])
  })
  const turns = turned.flatMap((turn, cell) => (turn ? [cell] : []))
  const kerning = columns.flat().filter((amount) => amount !== 0)
  const amounts = sortByUse(kerning)
  return {
    likes: packCounts(likes),
    turns: packCounts(turns.map((cell, i) => cell - (turns[i - 1] ?? -1) - 1)),
    amounts: packNumbers(amounts.map((amount, i) => amount - (amounts[i - 1] ?? 0))),
    kerning: packCounts(kerning.map((amount) => amounts.indexOf(amount))),
  }
}

/** How many columns back the one stands that differs least from this; 0 if none is similar. */
function stepsToLike(column: Column, before: readonly Column[]): number {
  const turns = [...before, undefined].map((model) => turnsOf(column, model).filter(Boolean).length)
  const least = turns.lastIndexOf(Math.min(...turns))
  return least === before.length ? 0 : before.length - least
}

function turnsOf(column: Column, model: Column | undefined): boolean[] {
  return column.map((amount, row) => (amount !== 0) !== Boolean(model?.[row]))
}

/**
 * The distinct amounts by how often they occur, to a power of two: frequent ones take one digit.
 * The amounts of one power are in ascending order, so the steps between them are small.
 */
function sortByUse(kerning: readonly number[]): number[] {
  const uses = new Map<number, number>()
  for (const amount of kerning) uses.set(amount, (uses.get(amount) ?? 0) + 1)
  const power = (amount: number) => Math.floor(Math.log2(uses.get(amount) ?? 1))
  return [...uses.keys()].sort((one, other) => power(other) - power(one) || one - other)
}
