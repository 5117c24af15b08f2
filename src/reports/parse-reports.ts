import * as v from 'valibot'
import { type CountedFault, scriptFaultSchema } from './script-faults.ts'

/** A longer body is refused. */
export const maxReportBytes = 16_384

/** Further reports of a body are ignored. */
const maxReports = 5
const maxText = 200

/** What was blocked, without queries, which contain names on personal pages. */
export interface Report {
  directive: string
  /** A host, or a keyword for code in the page itself: 'inline', 'eval', 'data'. */
  blocked: string
  /** Path of the page. */
  page: string
  /** Host and path of the blocked script, if the browser tells. */
  source: string
}

const text = v.optional(v.nullable(v.string()), '')

/** Format of `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
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

/** Format of the Reporting API: a list that may contain reports of other types. */
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

/** What a browser extension does to a page is not the page's fault. */
const extension = /^(?:[a-z]+-)*extension:/i

interface ParsedReports {
  reports: Report[]
  faults: CountedFault[]
}

/**
 * The reports of a body, without data that may name a person and without those of browser
 * extensions. Undefined if the body is invalid.
 */
export function parseReports(body: string): ParsedReports | undefined {
  const found = readReports(body)
  if (!found) return undefined
  const reports = found.violations
    .filter(({ blocked, source }) => ![blocked, source].some((one) => extension.test(one ?? '')))
    .slice(0, maxReports)
    .map(({ directive, blocked, page, source }) => ({
      directive: plain(directive),
      blocked: plain(hostOf(blocked)),
      page: plain(URL.parse(page ?? '')?.pathname),
      source: plain(placeOf(source)),
    }))
  return { reports, faults: found.faults.slice(0, maxReports) }
}

function readReports(body: string) {
  try {
    const input: unknown = JSON.parse(body)
    if (!Array.isArray(input)) {
      return { violations: [v.parse(legacySchema, input)['csp-report']], faults: [] }
    }
    return {
      violations: validOnes(reportSchema, input),
      faults: validOnes(scriptFaultSchema, input).map(({ body }) => body),
    }
  } catch {
    return undefined
  }
}

/** Those of a list that a schema accepts. */
function validOnes<Output>(schema: v.GenericSchema<unknown, Output>, input: readonly unknown[]) {
  return input.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** The host of an address; a keyword such as 'inline' stays. */
function hostOf(blocked: string | null): string {
  const address = URL.parse(blocked ?? '')
  return address ? address.host || address.protocol : (blocked ?? '')
}

function placeOf(source: string | null): string {
  const address = URL.parse(source ?? '')
  return address ? address.host + address.pathname : ''
}

/** Shortened, on one line. */
function plain(value: string | null | undefined): string {
  return (value ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, maxText)
}
