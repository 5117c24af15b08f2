import { SizedCache } from '#shared/sized-cache.ts'
import { deepFreeze } from '../release/deep-freeze.ts'
import type { Services } from '../services/services.ts'
import { madeOf } from './kept-pages.ts'

interface Loaded<Value> {
  value: Value
  /** Parts of the release that it is made from. */
  parts: ReadonlySet<string>
}

/** Of two days, releases or settings: an isolate rarely sees more at a time. */
const mostLoaded = 4

/** Module state that requests share: the key names all that a value is made of. */
const loaded = new SizedCache<Loaded<unknown>>(mostLoaded)

/** As in an isolate that has just started. */
export function forgetLoaded(): void {
  loaded.clear()
}

/**
 * Data that several pages share and that take long to load. They are loaded again for another
 * release, day or setting. Frozen. What was loaded while a service failed is not kept.
 *
 * @param name of the loader, which uses `now` for no more than the day
 */
export async function keepLoaded<Value>(
  services: Services,
  { name, now }: { name: string; now: Date },
  load: () => Promise<Value>,
): Promise<Value> {
  const { parts } = services.release
  const key = `${name} ${await madeOf(services, now)}`
  const kept = loaded.get(key)
  if (kept) {
    for (const part of kept.parts) parts.add(part)
    // A name has one loader.
    return kept.value as Value
  }
  const value = deepFreeze(await load())
  if ((await madeOf(services, now)) !== undefined) {
    loaded.keep(key, { value, parts: new Set(parts) }, 1)
  }
  return value
}
