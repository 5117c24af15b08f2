import { languageOf } from '#shared/i18n/language.ts'
import { answerText } from '../http/answer-text.ts'
import type { AppContext } from '../http/app-context.ts'
import { loadDayPosters } from '../pages/load-day-posters.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { originOf } from '../site-origin.ts'
import { writeFeed } from './atom.ts'
import { dayFeed, feedRange } from './day-feed.ts'

/** `/today.atom`, in each language: the posters of these days. */
export async function getFeed(context: AppContext): Promise<Response> {
  const { services } = context.var
  const origin = originOf(context)
  const language = languageOf(context.req.path)
  const where = { origin, siteName: context.env.SITE_NAME, language }
  return fromOneRelease(services, async () => {
    const dayPosters = await loadDayPosters(services, new Date(), feedRange)
    return answerText(context, writeFeed(dayFeed(dayPosters, where)), {
      type: 'application/atom+xml; charset=utf-8',
      isMissing: true,
    })
  })
}
