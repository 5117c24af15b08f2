import type { SiteConfig } from '#shared/site/site-config.ts'

export type TagIds = Pick<SiteConfig, 'analyticsId' | 'recorderId' | 'tagManagerId'>

/** Whether any tag is configured. */
export function hasTags({ analyticsId, recorderId, tagManagerId }: TagIds): boolean {
  return [analyticsId, recorderId, tagManagerId].some((id) => id !== '')
}
