import * as v from 'valibot'

/** A longer body is refused. */
export const MAX_REPORT_BYTES = 16_384

/** More in one body are left out. */
const MAX_REPORTS = 5
const MAX_TEXT = 200

/** What was stopped, without queries, which hold names on personal pages. */
export interface Report {
  directive: string
  /** A host, or what stands for code in the page itself: 'inline', 'eval', 'data'. */
  blocked: string
  /** Path of the page. */
  page: string
  /** Of the script that was stopped, where the browser says: host and path. */
  source: string
}

const text = v.optional(v.nullable(v.string()), '')

/** What `report-uri` sends: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const legacySchema = v.object({
  'csp-report': v.pipe(
    v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
    }),
    v.transform((report) => ({
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
    })),
  ),
})

/** What the Reporting API sends: a list, reports of other kinds among it. */
const reportSchema = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
    }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
  })),
)

/** What a browser's own additions do to a page is no fault of the page. */
const extension = /^(?:[a-z]+-)*extension:/i

/**
 * The reports of a body, without what may name a person; those of a browser's extensions are left
 * out. Undefined when the body is none.
 */
export function parseReports(body: string): Report[] | undefined {
  const found = readReports(body)
  return found
    ?.filter(({ blocked, source }) => ![blocked, source].some((one) => extension.test(one ?? '')))
    .slice(0, MAX_REPORTS)
    .map(({ directive, blocked, page, source }) => ({
      directive: plain(directive),
      blocked: plain(hostOf(blocked)),
      page: plain(URL.parse(page ?? '')?.pathname),
      source: plain(placeOf(source)),
    }))
}

function readReports(body: string) {
  try {
    const input: unknown = JSON.parse(body)
    if (!Array.isArray(input)) return [v.parse(legacySchema, input)['csp-report']]
    return input.flatMap((entry) => {
      const report = v.safeParse(reportSchema, entry)
      return report.success ? [report.output] : []
    })
  } catch {
    return undefined
  }
}

/** The host of an address; what is none stays: 'inline'. */
function hostOf(blocked: string | null): string {
  const address = URL.parse(blocked ?? '')
  return address ? address.host || address.protocol : (blocked ?? '')
}

function placeOf(source: string | null): string {
  const address = URL.parse(source ?? '')
  return address ? address.host + address.pathname : ''
}

/** Short, and in one line. */
function plain(value: string | null | undefined): string {
  return (value ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, MAX_TEXT)
}
