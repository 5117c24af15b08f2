import { Account } from './account.ts'
import { type Resource, resourcesOf } from './resources.ts'
import { writeId } from './write-id.ts'

export interface Result {
  kind: Resource['kind']
  name: string
  /** `missing` in a dry run. */
  state: 'ready' | 'created' | 'missing'
  id?: string | undefined
}

interface Options {
  wrangler: string
  isDry: boolean
}

/**
 * Creates the missing resources one after another. Each id is written as soon as it is known, so
 * that nothing is lost when the next step fails.
 *
 * @param report is called after each resource
 */
export async function setUpAccount(
  configs: readonly string[],
  { wrangler, isDry }: Options,
  report: (result: Result) => void,
): Promise<Result[]> {
  const account = new Account(wrangler)
  const results: Result[] = []
  for (const resource of await resourcesOf(configs)) {
    const result = await setUp(account, resource, isDry)
    report(result)
    results.push(result)
  }
  return results
}

async function setUp(account: Account, resource: Resource, isDry: boolean): Promise<Result> {
  const { kind, name, entry } = resource
  const found = await account.find(resource)
  if (found === undefined && isDry) return { kind, name, state: 'missing' }
  if (found === undefined) await account.create(resource)
  const id = found ?? (await account.find(resource))
  if (id === undefined) throw new Error(`${kind} ${name} was created, and is not there`)
  if (entry && entry.id !== id && !isDry) writeId(entry, id)
  return { kind, name, state: found === undefined ? 'created' : 'ready', ...(entry && { id }) }
}
