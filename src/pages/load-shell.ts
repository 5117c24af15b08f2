import { languageOf, pageAddress } from '#shared/i18n/language.ts'
import type { PageData } from '#shared/page.ts'
import type { SiteConfig } from '#shared/site/site-config.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import type { Services } from '../services/services.ts'
import { siteOrigin } from '../site-origin.ts'
import type { WantedPage } from './kept-pages.ts'
import { loadPageData } from './load-page-data.ts'

/** All data for rendering the document of an address. */
export async function loadShell(
  services: Services,
  { address, origin, now }: WantedPage,
): Promise<ShellData> {
  return fromOneRelease(services, async () => {
    const page = await loadPageData(services, address, now)
    const { value: categories } = await readCategories(services)
    return shellOf(services.env, { address, origin, categories, page })
  })
}

/** The address still has its language. */
type WithoutSettings = Pick<ShellData, 'address' | 'origin' | 'categories'> & { page: PageData }

export function shellOf(env: Env, { address, origin, ...rest }: WithoutSettings): ShellData {
  return {
    config: siteConfig(env),
    origin: siteOrigin(env) ?? origin,
    language: languageOf(address),
    address: pageAddress(address),
    ...rest,
  }
}

/** The settings that a page shows. */
export function siteConfig(env: Env): SiteConfig {
  return {
    siteName: env.SITE_NAME,
    phone: env.CONTACT_PHONE,
    chatUrl: env.CHAT_URL,
    socialUrls: env.SOCIAL_URLS,
    analyticsId: env.ANALYTICS_ID,
    recorderId: env.RECORDER_ID,
    tagManagerId: env.TAG_MANAGER_ID,
    needsConsent: env.CONSENT === 'required',
  }
}
