import { readFileSync, writeFileSync } from 'node:fs'
import type { IdEntry } from './resources.ts'

/**
 * Writes the id of a resource into its configuration. All other text stays, comments included.
 *
 * @throws Error if the file has no such entry
 */
export function writeId(entry: IdEntry, id: string): void {
  const text = readFileSync(entry.config, 'utf8')
  const changed = entry.config.endsWith('.json') ? inJson(text, entry, id) : inToml(text, entry, id)
  if (changed === undefined) {
    throw new Error(`${entry.config} has no ${entry.key} of ${entry.binding}: write ${id} there`)
  }
  writeFileSync(entry.config, changed)
}

/** @returns undefined if there is no such entry */
export function inToml(text: string, entry: Omit<IdEntry, 'config' | 'id'>, id: string) {
  const { table, binding, key } = entry
  // Each part begins with the head of a table.
  const parts = text.split(/^(?=\[)/m)
  const at = parts.findIndex(
    (part) => part.startsWith(`[[${table}]]`) && hasLine(part, 'binding', binding),
  )
  const line = new RegExp(`^(${key}\\s*=\\s*)"[^"]*"`, 'm')
  const part = parts[at]
  if (part === undefined || !line.test(part)) return undefined
  return parts.with(at, part.replace(line, `$1"${id}"`)).join('')
}

function hasLine(part: string, key: string, value: string): boolean {
  return new RegExp(`^${key}\\s*=\\s*"${value}"\\s*(?:#.*)?$`, 'm').test(part)
}

function inJson(text: string, { table, binding, key }: IdEntry, id: string): string | undefined {
  const config = JSON.parse(text)
  const entry = config[table]?.find((one: { binding?: string }) => one.binding === binding)
  if (!entry) return undefined
  entry[key] = id
  return `${JSON.stringify(config, null, 2)}\n`
}
