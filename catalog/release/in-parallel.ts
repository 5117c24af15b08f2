const workers = 16

/** Does the work for each item, some at a time; the first fault ends it. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  let isBroken = false
  async function run() {
    for (let next = rest.next(); !next.done && !isBroken; next = rest.next()) {
      try {
        await work(next.value)
      } catch (error) {
        isBroken = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, run))
}
