import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { logWarning } from '../log/log.ts'
import { maxReportBytes, parseReports } from '../reports/parse-reports.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'

/** Media types of `report-uri` and of the Reporting API. */
const types = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i

const limitBody = bodyLimit({
  maxSize: maxReportBytes,
  onError: (context) => refuse(context, 413, `A report has at most ${maxReportBytes} bytes.`),
})

/** `POST /api/reports`: logs what a page's security policy has blocked in a browser. */
export async function postReports(context: AppContext): Promise<Response> {
  if (context.req.method !== 'POST') {
    context.header('Allow', 'POST')
    return refuse(context, 405, `This call is POST, not ${context.req.method}.`)
  }
  if (!types.test(context.req.header('Content-Type') ?? '')) {
    return refuse(context, 415, 'A report is application/csp-report or application/reports+json.')
  }
  if (await isOverLimit(context, 'REPORT_LIMIT')) return refuseForNow(context)
  return (
    (await limitBody(context, async () => {
      context.res = await takeReports(context)
    })) ?? context.res
  )
}

async function takeReports(context: AppContext): Promise<Response> {
  const reports = parseReports(await context.req.text())
  if (!reports) return refuse(context, 400, 'The body is no report of a content security policy.')
  if (reports.length > 0) logWarning('the policy stopped something', { reports })
  return context.body(null, 204, noStore)
}

function refuse(context: Context, status: 400 | 405 | 413 | 415, message: string): Response {
  return context.json({ message }, status, noStore)
}
