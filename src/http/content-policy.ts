import { reportsPath } from '#shared/routes.ts'
import { type BuiltScript, type BuiltStyle, clientBuild } from '../client-build.ts'

/** Hosts that a configured tag may load from and report to. */
const tagHosts = {
  analytics: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  recorder: ['https://*.clarity.ms'],
  challenge: ['https://challenges.cloudflare.com'],
} as const

/**
 * Two policies; code must pass both. The first allows only the scripts that a document names, by
 * their digests, and what they load. That alone would let a tag insert inline scripts and load from
 * anywhere, so the second allows only hosts: ours and those of the configured tags. Both are the
 * same for every visitor, so pages stay cacheable. None in development, since Vite's server needs
 * inline code.
 *
 * @param scripts those that the document names; default those of the start
 * @param pageStyle what it holds beside the style of the shell
 */
export function contentPolicy(
  env: Env,
  scripts: readonly (string | BuiltScript)[] = clientBuild.scripts,
  pageStyle?: BuiltStyle,
): Record<string, string> {
  const digests = scripts.flatMap((script) =>
    typeof script === 'string' ? [] : `'${script.integrity}'`,
  )
  if (digests.length === 0) return {}
  const hosts = [
    ...(env.ANALYTICS_ID || env.TAG_MANAGER_ID ? tagHosts.analytics : []),
    ...(env.RECORDER_ID ? tagHosts.recorder : []),
    ...(env.TURNSTILE_SITE_KEY ? tagHosts.challenge : []),
  ].join(' ')
  const styles = [clientBuild.shellStyle, ...(pageStyle?.files.length ? [pageStyle] : [])]
  const own = [
    "default-src 'none'",
    `script-src ${digests.join(' ')} 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src 'self' ${styles.map(({ hash }) => `'${hash}'`).join(' ')}`,
    `img-src 'self' blob: data: ${hosts}`,
    "font-src 'self'",
    `connect-src 'self' ${hosts}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    ...(env.TURNSTILE_SITE_KEY ? [`frame-src ${tagHosts.challenge}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...reportRules,
  ]
  const fromHosts = [`script-src 'self' 'wasm-unsafe-eval' ${hosts}`, ...reportRules]
  return {
    'Content-Security-Policy': [own, fromHosts].map(writePolicy).join(', '),
    'Reporting-Endpoints': `csp="${reportsPath}"`,
  }
}

/** `report-uri` is for browsers without `report-to`. */
const reportRules = ['report-to csp', `report-uri ${reportsPath}`]

/** Policies are separated by commas, rules by semicolons: CSP level 3, section 2.2. */
function writePolicy(rules: readonly string[]): string {
  return rules.map((rule) => rule.trim()).join('; ')
}
