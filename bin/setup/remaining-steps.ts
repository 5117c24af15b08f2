import * as v from 'valibot'
import { isSiteOrigin } from '#shared/site/site-origin.ts'
import { readRaw } from '../read-raw.ts'

const siteSchema = v.object({
  vars: v.object({
    SITE_ORIGIN: v.string(),
    CONTACT_FROM: v.string(),
    CONTACT_TO: v.string(),
    TURNSTILE_SITE_KEY: v.string(),
  }),
  send_email: v.optional(v.array(v.unknown()), []),
})

/** What setup cannot do: decisions, and permissions that are given in a mail. */
export async function remainingSteps(configs: readonly string[]): Promise<string[]> {
  const config = configs.at(-1) ?? 'wrangler.toml'
  const { vars, send_email } = v.parse(siteSchema, await readRaw(config))
  const { SITE_ORIGIN: origin, CONTACT_FROM: from, CONTACT_TO: to } = vars
  const hasOrigin = isSiteOrigin(origin)
  return [
    ...(hasOrigin ? [] : [`Set SITE_ORIGIN in ${config}, as in "https://example.com".`]),
    `Give the worker ${hasOrigin ? new URL(origin).host : 'that host'} as a custom domain.`,
    ...(send_email.length > 0
      ? [
          `wrangler email sending enable ${from.split('@')[1]}`,
          `wrangler email routing addresses create ${to}, then follow the link in the mail.`,
        ]
      : []),
    ...(vars.TURNSTILE_SITE_KEY === '' ? [] : ['wrangler secret put TURNSTILE_SECRET']),
  ]
}
