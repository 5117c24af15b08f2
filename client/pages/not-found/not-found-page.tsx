import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { homePath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useSiteStrings } from '../../ui/use-strings.ts'

export function NotFoundPage({ page }: { page: PageOf<'not-found'> }) {
  const strings = useSiteStrings()
  return (
    <>
      <PageHead title={strings.notFound.title} description={strings.site.description} />
      <InnerPage title={strings.notFound.heading}>
        <EmptyArch image={categoryImageUrl('tenoyim.svg')} lead={strings.notFound.lead}>
          {page.nearest && (
            <PageLink className={buttonClass()} href={page.nearest.path}>
              <span>
                {strings.notFound.nearest} <bdi>{page.nearest.label}</bdi>?
              </span>
            </PageLink>
          )}
          <PageLink className={buttonClass('outline')} href={homePath}>
            {strings.notFound.home}
          </PageLink>
        </EmptyArch>
      </InnerPage>
    </>
  )
}
