import { buildName, clientBuild } from '../client-build.ts'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import type { OpenRelease } from '../release/request-release.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'
import { checkBindings, type Health } from './check-bindings.ts'

const retrySeconds = '30'

/**
 * `GET /healthz`: which bindings answer, and the current release. The status is 503 only while
 * visitors are harmed: nothing to show, files that cannot be sent, or messages that would be lost.
 * Everything else has a fallback.
 */
export async function getHealth(context: AppContext): Promise<Response> {
  if (await isOverLimit(context, 'HEALTH_LIMIT')) return refuseForNow(context)
  const { services } = context.var
  const [bindings, release] = await Promise.all([checkBindings(services), services.release.open()])
  const harms = harmsOf(bindings, release)
  const states = Object.values(bindings).map(({ state }) => state)
  const isDegraded = states.includes('fails') || states.includes('missing')
  const body = {
    status: harms.length > 0 ? 'down' : isDegraded ? 'degraded' : 'ok',
    ...(harms.length > 0 && {
      message: `Visitors are harmed (${harms.join(', ')}): try again soon.`,
    }),
    build: buildName,
    builtAt: clientBuild.builtAt,
    release: releaseOf(release),
    bindings,
  }
  if (harms.length === 0) return context.json(body, 200, noStore)
  return context.json(body, 503, { ...noStore, 'Retry-After': retrySeconds })
}

function releaseOf({ pointer, source }: OpenRelease) {
  return { id: pointer?.id ?? null, number: pointer?.number ?? null, source }
}

function harmsOf(bindings: Health, { root }: OpenRelease): string[] {
  const lacks = (name: keyof Health) => ['fails', 'missing'].includes(bindings[name].state)
  // Where a message is kept, in the order of src/contact/keep-message.ts.
  const keepers = ['DB', 'CONTACT_QUEUE', 'CONTACT_BUCKET'] as const
  return [
    ...(root ? [] : ['no content']),
    ...(lacks('ASSETS') || lacks('MEDIA') ? ['files are missing'] : []),
    ...(keepers.every(lacks) ? ['messages cannot be kept'] : []),
  ]
}
