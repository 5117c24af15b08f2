import * as v from 'valibot'

/** A configuration as it is written, without defaults. */
export async function readRaw(config: string): Promise<Record<string, unknown>> {
  const { experimental_readRawConfig } = await import('wrangler')
  return v.parse(
    v.record(v.string(), v.unknown()),
    experimental_readRawConfig({ config }).rawConfig,
  )
}
