import type { ReactNode } from 'react'
import { en } from '#shared/i18n/en.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { InnerPage } from '../page-frame/inner-page.tsx'
import { EmptyArch } from '../ui/empty-arch.tsx'

/** A page that could not be shown, with the ways on. */
export function Failure({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <InnerPage title={en.error.title}>
      <EmptyArch image={categoryImageUrl('tenoyim.svg')} title={en.error.heading} lead={lead}>
        {children}
      </EmptyArch>
    </InnerPage>
  )
}
