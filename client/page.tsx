import { createElement } from 'react'
import type { PageData } from '#shared/page.ts'
import { useSite } from './data/site-context.ts'
import { usePage } from './data/use-page.ts'
import { FailedPage } from './page-failure/failed-page.tsx'
import { LoadFailure } from './page-failure/load-failure.tsx'
import { LoadingPage } from './page-frame/loading-page.tsx'
import type { PageComponents } from './pages/pages.ts'
import { Boundary } from './ui/boundary.tsx'
import { useAddress } from './use-address.ts'

/** The page of the current address. */
export function Page({ pages, first }: { pages: PageComponents; first: PageData }) {
  const address = useAddress()
  const { address: firstAddress } = useSite()
  const { data, error, mutate } = usePage(address, address === firstAddress ? first : undefined)
  return (
    <main
      id="main"
      className={data?.name === 'home' ? 'page-home' : 'page-inner'}
      data-page={data?.name}
      data-editable={data && isEditable(data)}
      tabIndex={-1}
    >
      {data ? (
        <Boundary of={address} fallback={<FailedPage />}>
          {renderPage(pages, data)}
        </Boundary>
      ) : error ? (
        <LoadFailure onRetry={() => mutate()} />
      ) : (
        <LoadingPage />
      )}
    </main>
  )
}

/** An editor uses the space that footer and bar take on other pages. */
function isEditable(page: PageData): true | undefined {
  const isFilm = page.name === 'video' && page.video.film && page.document
  return page.name === 'card' || page.name === 'move' || isFilm ? true : undefined
}

function renderPage(pages: PageComponents, page: PageData) {
  const component = pages[page.name]
  // The table pairs each name with the component of the same page.
  return component ? createElement(component as never, { page, key: page.name }) : <LoadingPage />
}
