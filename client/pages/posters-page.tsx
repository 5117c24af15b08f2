import { en } from '#shared/i18n/en.ts'
import type { PageOf } from '#shared/page.ts'
import { postersPath } from '#shared/routes.ts'
import { PageHead } from '../ui/page-head.tsx'
import { InnerPage } from './inner-page.tsx'
import { Shelf } from './shelf.tsx'

export function PostersPage({ page }: { page: PageOf<'posters'> }) {
  return (
    <>
      <PageHead title={en.posters.title} description={en.posters.description} path={postersPath} />
      <InnerPage title={en.posters.heading} lead={en.posters.lead}>
        <Shelf cards={page.posters} eager />
      </InnerPage>
    </>
  )
}
