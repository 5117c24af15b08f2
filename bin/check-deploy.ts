import { unstable_readConfig } from 'wrangler'
import { isSiteOrigin } from '#shared/site/site-origin.ts'
import { siteConfig } from './site-config.ts'

/*
 * Checks whether the site can be deployed. The cache in front of it stores addresses by path and
 * query only: without a fixed origin, pages would carry the host of the first request.
 */
const config = process.argv[2] ?? siteConfig
const { SITE_ORIGIN } = unstable_readConfig({ config }).vars
if (typeof SITE_ORIGIN !== 'string' || !isSiteOrigin(SITE_ORIGIN)) {
  const found = SITE_ORIGIN === '' ? 'It is empty' : `It is ${JSON.stringify(SITE_ORIGIN)}`
  console.error(
    'Not deployed: SITE_ORIGIN is not the address of the site.\n' +
      `${found}, under [vars] in ${config}. Set it to https and the host, with no path and no slash at ` +
      'the end:\n  SITE_ORIGIN = "https://example.com"',
  )
  process.exit(1)
}
