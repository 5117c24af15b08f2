import { en } from '#shared/i18n/en.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { homePath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export function NotFoundPage({ page }: { page: PageOf<'not-found'> }) {
  return (
    <>
      <PageHead title={en.notFound.title} description={en.site.description} />
      <InnerPage title={en.notFound.title}>
        <EmptyArch
          image={categoryImageUrl('tenoyim.svg')}
          title={en.notFound.heading}
          lead={en.notFound.lead}
        >
          {page.nearest && (
            <PageLink className={buttonClass()} href={page.nearest.path}>
              <span>
                {en.notFound.nearest} <bdi>{page.nearest.label}</bdi>?
              </span>
            </PageLink>
          )}
          <PageLink className={buttonClass('outline')} href={homePath}>
            {en.notFound.home}
          </PageLink>
        </EmptyArch>
      </InnerPage>
    </>
  )
}
