import path from 'node:path'
import * as v from 'valibot'

/** Where the points are. */
export interface PointSource {
  /** Name of the table. */
  table: string
  /** The condition for points of the last days, in SQL. */
  since: (days: number) => string
  /** @throws Error that says what to do */
  ask: (sql: string) => Promise<unknown[]>
  close: () => Promise<void>
}

const localTable = 'points'
const daySeconds = 86_400
const timeoutMs = 30_000

/**
 * The points of the local site.
 *
 * @param folder of the local state, as wrangler names it; default: .wrangler/state
 */
export async function localSource(folder?: string): Promise<PointSource> {
  const { openLocalPoints } = await import('../local-insight.ts')
  // On demand, as it loads wrangler.
  const stateDir =
    folder === undefined
      ? (await import('../local-site.ts')).defaultStateDir
      : path.join(folder, 'v3')
  return {
    table: localTable,
    since: (days) => `timestamp > unixepoch() - ${days * daySeconds}`,
    ...openLocalPoints(stateDir),
  }
}

export interface Account {
  account: string
  token: string
  /** Origin and path of Cloudflare's API. */
  api: string
}

const answerSchema = v.object({ data: v.array(v.unknown()) })

/** The points on Cloudflare, by the SQL API of Analytics Engine. */
export function remoteSource({ account, token, api }: Account, dataset: string): PointSource {
  const address = `${api}/accounts/${encodeURIComponent(account)}/analytics_engine/sql`
  return {
    table: dataset,
    since: (days) => `timestamp > NOW() - INTERVAL '${days}' DAY`,
    async ask(sql) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: sql,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(refusalOf(answer.status, text))
      return v.parse(v.pipe(v.string(), v.parseJson(), answerSchema), text).data
    },
    close: async () => {},
  }
}

export const tokenAdvice =
  'Make a token with the permission Account > Account Analytics > Read at\n' +
  'https://dash.cloudflare.com/profile/api-tokens, and set CLOUDFLARE_API_TOKEN to it and\n' +
  'CLOUDFLARE_ACCOUNT_ID to the id of the account (`wrangler whoami` shows it).'

function refusalOf(status: number, text: string): string {
  const reason = text.trim().slice(0, 300)
  if (status === 401 || status === 403) {
    return `Cloudflare refused the token (${status}).\n${tokenAdvice}`
  }
  if (/unable to find|unknown (?:table|dataset)/i.test(text)) {
    return `There are no counts yet: the dataset begins with the first one. (${reason})`
  }
  return `Cloudflare answered ${status}: ${reason}`
}
