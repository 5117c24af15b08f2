import type { ComponentType } from 'react'
import type { PageName, PageOf } from '#shared/page.ts'

/** The component of each page; on the client those not loaded yet are absent. */
export type PageComponents = {
  [Name in PageName]?: ComponentType<{ page: PageOf<Name> }>
}
