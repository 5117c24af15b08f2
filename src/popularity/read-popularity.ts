import * as v from 'valibot'
import { popularityKey, popularitySchema, type Ranks } from '#shared/insight/popularity.ts'
import { logError } from '../log/log.ts'
import type { Services } from '../services/services.ts'

/** It changes once a day at most. */
const ttlSeconds = 3600
/** How long an isolate uses what it has read, ms. */
const keptMs = 600_000

const none: Popular = { madeAt: '', ranks: new Map() }

/** Module state that requests share; it decides no more than the order of cards. */
let latest: { popular: Popular; until: number } | undefined

/** The order of popularity. */
export interface Popular {
  /** Names this order; empty if there is none. */
  madeAt: string
  ranks: Ranks
}

/**
 * The order of popularity; empty if there is none or it cannot be read. It never decides which cards
 * an answer has, so an answer is still made from one release.
 */
export async function readPopularity(services: Services, now = Date.now()): Promise<Popular> {
  if (latest && now < latest.until) return latest.popular
  try {
    const options = { cacheTtl: ttlSeconds }
    const text: unknown = await services.ask('CONTENT', () =>
      services.env.CONTENT.get(popularityKey, options),
    )
    const popular = text === null ? none : parse(text)
    latest = { popular, until: now + keptMs }
    return popular
  } catch (error) {
    logError('the order of popularity cannot be read', error)
    return none
  }
}

function parse(text: unknown): Popular {
  const { madeAt, cards } = v.parse(v.pipe(v.string(), v.parseJson(), popularitySchema), text)
  return { madeAt, ranks: new Map(cards.map((slug, place) => [slug, place])) }
}

/** As in an isolate that has just started. */
export function forgetPopularity(): void {
  latest = undefined
}
