import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { readRaw } from '../read-raw.ts'

/*
 * The configuration of staging, written from that of production, so that a new binding needs no
 * second entry. Everything that has a name on the account gets another one.
 */

const stagingConfig = 'wrangler.staging.json'

/** Each configuration and the one that is written from it. */
const pairs = [
  ['preview/wrangler.toml', 'preview/wrangler.staging.json'],
  ['wrangler.toml', stagingConfig],
] as const

/** What a person or the setup wrote into the file, and a new version keeps. */
const keptSchema = v.object({
  vars: v.optional(v.object({ SITE_ORIGIN: v.optional(v.string(), '') }), {}),
  kv_namespaces: v.optional(v.array(v.object({ binding: v.string(), id: v.string() })), []),
  d1_databases: v.optional(v.array(v.object({ binding: v.string(), database_id: v.string() })), []),
})
type Kept = v.InferOutput<typeof keptSchema>

/** Keys whose values are names on the account. */
const nameKeys = ['bucket_name', 'database_name', 'queue', 'dead_letter_queue', 'service']
/** What production alone has: its host, and the mails to the house. */
const droppedKeys = ['$schema', 'routes', 'route', 'send_email']

const stagingVars = {
  ROBOTS: 'noindex',
  ANALYTICS_ID: '',
  RECORDER_ID: '',
  TAG_MANAGER_ID: '',
  TURNSTILE_SITE_KEY: '',
}

type Json = Record<string, unknown>

/** Writes the files of staging. Returns their names. */
export async function writeStagingConfigs(): Promise<string[]> {
  for (const [source, target] of pairs) {
    const kept = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {}
    const staging = stagingOf(await readRaw(source), v.parse(keptSchema, kept))
    writeFileSync(target, `${JSON.stringify(staging, null, 2)}\n`)
  }
  return pairs.map(([, target]) => target)
}

/**
 * The configuration of staging.
 *
 * @param production as it is written
 * @param kept ids and origin of an earlier version
 */
export function stagingOf(production: Json, kept: Kept = v.parse(keptSchema, {})): Json {
  const renamed = rename(production)
  const { vars, build } = v.parse(partsSchema, renamed)
  const staging = {
    ...renamed,
    name: stagingName(String(production.name)),
    ...(build && { build: { ...build, command: `${build.command} -- --config ${stagingConfig}` } }),
    ...(vars && { vars: { ...vars, ...stagingVars, SITE_ORIGIN: kept.vars.SITE_ORIGIN } }),
  }
  return withKeptIds(staging, kept)
}

const partsSchema = v.object({
  vars: v.optional(v.record(v.string(), v.unknown())),
  build: v.optional(v.looseObject({ command: v.string() })),
})

/** @example stagingName('mazel-contact-dead') // 'mazel-staging-contact-dead' */
export function stagingName(name: string): string {
  return name.replace(/^([a-z0-9]+)/, '$1-staging')
}

/** All names on the account, wherever they stand. */
function rename(value: Json): Json {
  const entries = Object.entries(value).filter(([key]) => !droppedKeys.includes(key))
  return Object.fromEntries(entries.map(([key, entry]) => [key, renameEntry(key, entry)]))
}

function renameEntry(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isJson(one) ? rename(one) : one))
  if (isJson(value)) return rename(value)
  if (typeof value !== 'string') return value
  if (nameKeys.includes(key)) return stagingName(value)
  if (key === 'dataset') return `${value}_staging`
  // Limits with one number count together on the whole account.
  return key === 'namespace_id' ? `9${value}` : value
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const boundSchema = v.array(v.looseObject({ binding: v.string() }))

function withKeptIds(staging: Json, kept: Kept): Json {
  const fill = (table: 'kv_namespaces' | 'd1_databases', empty: object) => {
    if (!(table in staging)) return {}
    const entries = v.parse(boundSchema, staging[table]).map((entry) => {
      const known = kept[table].find(({ binding }) => binding === entry.binding)
      return { ...entry, ...empty, ...known }
    })
    return { [table]: entries }
  }
  return {
    ...staging,
    ...fill('kv_namespaces', { id: '00000000000000000000000000000000' }),
    ...fill('d1_databases', { database_id: '00000000-0000-0000-0000-000000000000' }),
  }
}
