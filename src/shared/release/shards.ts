import { hashText } from './hash-text.ts'

/** Names in a shard, on average at most. */
const namesInShard = 400
const mostDigits = 3

/**
 * The number of shards for a number of names: 16, 256 or 4096. It changes seldom, so that one new
 * name changes one shard.
 *
 * @example shardCount(500) // 16
 */
export function shardCount(names: number): number {
  let digits = 1
  while (digits < mostDigits && names > namesInShard * 16 ** digits) digits++
  return 16 ** digits
}

/** The shard that a name falls into, by the first digits of its hash. */
export async function shardOf(name: string, shards: number): Promise<number> {
  const digits = Math.round(Math.log2(shards) / 4)
  return digits === 0 ? 0 : Number.parseInt((await hashText(name)).slice(0, digits), 16)
}
