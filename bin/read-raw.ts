import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import * as v from 'valibot'

const tableSchema = v.record(v.string(), v.unknown())

/** A configuration as it is written, without defaults. Wrangler takes a second to load. */
export async function readRaw(config: string): Promise<Record<string, unknown>> {
  if (config.endsWith('.toml')) return parse(await readFile(config, 'utf8'))
  const { experimental_readRawConfig } = await import('wrangler')
  return v.parse(tableSchema, experimental_readRawConfig({ config }).rawConfig)
}
