import * as v from 'valibot'
import { popularityKey, popularitySchema, type Ranks } from '#shared/insight/popularity.ts'
import { logError } from '../log/log.ts'
import type { Services } from '../services/services.ts'

/** It changes once a day at most. */
const ttlSeconds = 3600
const none: Ranks = new Map()

/** The last document of this isolate, since parsing it takes longer than comparing its text. */
let latest: { text: string; ranks: Ranks } | undefined

/**
 * The order of popularity; empty if there is none or it cannot be read. It never decides which cards
 * an answer has, so an answer is still made from one release.
 */
export async function readPopularity(services: Services): Promise<Ranks> {
  try {
    const options = { cacheTtl: ttlSeconds }
    const text: unknown = await services.ask('CONTENT', () =>
      services.env.CONTENT.get(popularityKey, options),
    )
    return text === null ? none : ranksOf(text)
  } catch (error) {
    logError('the order of popularity cannot be read', error)
    return none
  }
}

function ranksOf(text: unknown): Ranks {
  if (latest && latest.text === text) return latest.ranks
  const { cards } = v.parse(v.pipe(v.string(), v.parseJson(), popularitySchema), text)
  const ranks = new Map(cards.map((slug, place) => [slug, place]))
  latest = { text: String(text), ranks }
  return ranks
}
