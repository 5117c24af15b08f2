import type { ReactNode } from 'react'
import { categoryImageUrl } from '#shared/image-url.ts'
import { InnerPage } from '../page-frame/inner-page.tsx'
import { EmptyArch } from '../ui/empty-arch.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'

/** A page that could not be shown, with links to go on. */
export function Failure({ lead, children }: { lead: string; children: ReactNode }) {
  const strings = useSiteStrings()
  return (
    <InnerPage title={strings.error.heading}>
      <EmptyArch image={categoryImageUrl('tenoyim.svg')} lead={lead}>
        {children}
      </EmptyArch>
    </InnerPage>
  )
}
