import type { PageData } from '#shared/page.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { siteOrigin } from '../site-origin.ts'
import { loadPageData } from './load-page-data.ts'

/** All that the document of one address is rendered from. */
export async function loadShell(env: Env, address: string, origin: string): Promise<ShellData> {
  const categories = (await readCategories(env)).value
  return shellOf(env, { address, origin, categories, page: await loadPageData(env, address) })
}

export function shellOf(
  env: Env,
  { origin, ...rest }: Pick<ShellData, 'address' | 'origin' | 'categories'> & { page: PageData },
): ShellData {
  return { config: siteConfig(env), origin: siteOrigin(env) ?? origin, ...rest }
}

function siteConfig(env: Env): SiteConfig {
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
