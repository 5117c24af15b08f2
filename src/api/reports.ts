import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { optsOut, writePoints } from '../insight/write-points.ts'
import { logWarning } from '../log/log.ts'
import { maxReportBytes, parseReports } from '../reports/parse-reports.ts'
import { acceptPost } from './accept-post.ts'

/**
 * `POST /api/reports`: logs what a page's security policy has blocked in a browser, and counts the
 * errors of our scripts there.
 */
export function postReports(context: AppContext): Promise<Response> {
  return acceptPost(context, {
    // Of `report-uri` and of the Reporting API.
    types: ['application/csp-report', 'application/reports+json'],
    limit: 'REPORT_LIMIT',
    maxBytes: maxReportBytes,
    expected: 'The body is no report of a content security policy or of a script.',
    take: (body) => takeReports(context, body),
  })
}

function takeReports(context: AppContext, body: string): Response | undefined {
  const parsed = parseReports(body)
  if (!parsed) return undefined
  const { reports, faults } = parsed
  if (reports.length > 0) logWarning('the policy stopped something', { reports })
  if (faults.length > 0 && !optsOut(context)) {
    const point = { kind: 'fault', what: '', item: '' } as const
    writePoints(
      context,
      faults.map((fault) => ({ ...point, ...fault })),
    )
  }
  return context.body(null, 204, noStore)
}
