import * as v from 'valibot'
import { readRaw } from '../read-raw.ts'

/** Something that must exist on the account before a deploy. */
export interface Resource {
  kind: 'KV' | 'R2' | 'D1' | 'queue'
  name: string
  /** Where its id is written; R2 buckets and queues are bound by name. */
  entry?: IdEntry
}

/** An id in a configuration. */
export interface IdEntry {
  config: string
  table: 'kv_namespaces' | 'd1_databases'
  binding: string
  key: 'id' | 'database_id'
  id: string
}

const configSchema = v.object({
  name: v.string(),
  kv_namespaces: v.optional(v.array(v.object({ binding: v.string(), id: v.string() })), []),
  r2_buckets: v.optional(v.array(v.object({ bucket_name: v.string() })), []),
  d1_databases: v.optional(
    v.array(v.object({ binding: v.string(), database_name: v.string(), database_id: v.string() })),
    [],
  ),
  queues: v.optional(
    v.object({
      producers: v.optional(v.array(v.object({ queue: v.string() })), []),
      consumers: v.optional(
        v.array(v.object({ queue: v.string(), dead_letter_queue: v.optional(v.string()) })),
        [],
      ),
    }),
    {},
  ),
})

/** The resources of several configurations, each once, in an order in which they can be created. */
export async function resourcesOf(configs: readonly string[]): Promise<Resource[]> {
  const all: Resource[] = []
  for (const config of configs) all.push(...(await resourcesIn(config)))
  const seen = new Set<string>()
  return all.filter(({ kind, name, entry }) => {
    const key = [kind, name, entry?.config].join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

async function resourcesIn(config: string): Promise<Resource[]> {
  const { name, ...parts } = v.parse(configSchema, await readRaw(config))
  const { producers = [], consumers = [] } = parts.queues
  const dead = consumers.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? [])
  const queues = [...dead, ...[...producers, ...consumers].map(({ queue }) => queue)]
  return [
    ...parts.d1_databases.map(({ binding, database_name, database_id: id }) => ({
      kind: 'D1' as const,
      name: database_name,
      entry: { config, table: 'd1_databases' as const, binding, key: 'database_id' as const, id },
    })),
    ...parts.kv_namespaces.map(({ binding, id }) => ({
      kind: 'KV' as const,
      // A namespace has no name in the configuration.
      name: `${name.replace(/-preview$/, '')}-${binding.toLowerCase()}`,
      entry: { config, table: 'kv_namespaces' as const, binding, key: 'id' as const, id },
    })),
    ...parts.r2_buckets.map(({ bucket_name }) => ({ kind: 'R2' as const, name: bucket_name })),
    ...queues.map((queue) => ({ kind: 'queue' as const, name: queue })),
  ]
}
