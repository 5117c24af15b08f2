import { lazy, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { siteStrings } from '#shared/i18n/en.ts'
import { unpackCategories } from '#shared/packed-categories.ts'
import type { PageName } from '#shared/pages.ts'
import { type LoadCode, providePageCode } from './data/page-code.ts'
import { fetchPageSchema } from './data/use-page.ts'
import { Document, dataElementId } from './document.tsx'
import { fetchLaterCode } from './fetch-later-code.ts'
import { whenTouched } from './first-touch.ts'
import { homeAddress } from './home-address.ts'
import { reportFault, watchFaults } from './insight/watch-faults.ts'
import { pageCodeAttribute } from './live-code.ts'
import { startNavigation } from './navigation.ts'
import { leaveOldBuild, preload, tookOver } from './old-build.ts'
import type { PageComponents } from './pages/pages.ts'
import { SearchBoxCode } from './search/later-search-box.tsx'
import { savesData, untilIdle } from './send/until-idle.ts'
import { showPlainWays } from './served/plain-ways.ts'
import { keepServedPage, restoreServedPage } from './served/served-page.ts'
import { LaterTop } from './shell/later-top.tsx'
import { toastSuccess } from './shell/toasts.tsx'
import type { ClientAssets, ShellData, WrittenShell } from './shell-data.ts'
import { ServedFaces } from './tiles/tile-link.tsx'
import { nextTask } from './ui/next-task.ts'
import { afterUrgentWork } from './ui/urgent-work.ts'
import { documentLanguage } from './ui/use-strings.ts'

const fetchPageTable = () => import('./pages/pages.ts')
const LaterSearchBox = lazy(async () => ({ default: (await fetchLaterCode()).SearchBox }))

/** Makes the server's page live. If that fails, the page stays as it is. */
export async function bringToLife(): Promise<void> {
  watchFaults()
  try {
    await hydrate()
  } catch (error) {
    console.error('entry', error)
    reportFault(error)
    showPlainWays()
  }
}

/**
 * Hydration writes the text of a field again, which moves the caret to its start, unless the field
 * counts as typed in.
 */
function keepCaret() {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const { value } = field
  field.value = value
}

async function hydrate() {
  const json = document.getElementById(dataElementId)?.textContent
  if (!json) throw new TypeError(`the document has no #${dataElementId}`)
  // Written by our own server into this page.
  const { categories, ...rest } = JSON.parse(json) as WrittenShell
  const shell: ShellData = { ...rest, categories: unpackCategories(categories) }

  const home = homeAddress(shell.origin, location)
  if (home !== undefined) location.replace(home)

  const pages: PageComponents = {}
  const loadCode: LoadCode = async (name) => {
    if (!pages[name]) Object.assign(pages, await (await fetchPageTable()).loadPage(name))
  }
  providePageCode(loadCode)
  await loadNamed(shell.page.name, pages)
    .catch(() => {})
    .then(() => loadCode(shell.page.name))
    .catch(async (error) => {
      await leaveOldBuild()
      throw error
    })
  // Its parts have their HTML already. A failure shows where they are.
  fetchLaterCode().catch(() => {})
  const { signal } = new AbortController()
  whenTouched(signal, () => prepareNextPage(signal, loadCode))
  startNavigation(shell.page)
  await nextTask()
  keepServedPage()
  await nextTask()
  keepCaret()
  // A transition is rendered in slices of a few milliseconds, and taps are handled between them.
  startTransition(() => {
    const page = (
      <ServedFaces>
        <SearchBoxCode value={LaterSearchBox}>
          <Document
            shell={shell}
            data={json}
            assets={servedAssets()}
            pages={pages}
            top={<LaterTop />}
          />
        </SearchBoxCode>
      </ServedFaces>
    )
    hydrateRoot(document, page, {
      onCaughtError(error) {
        console.error('part', error)
        reportFault(error)
      },
      onUncaughtError(error) {
        console.error('page', error)
        reportFault(error)
        restoreServedPage()
      },
    })
  })
  watchPictures()
  if (tookOver()) toastSuccess(siteStrings[documentLanguage()].error.updated)
}

/** Fetches what another page will need: from a shelf most visitors go to a card. */
async function prepareNextPage(signal: AbortSignal, loadCode: LoadCode): Promise<void> {
  await untilIdle(signal)
  await afterUrgentWork()
  preload(fetchPageTable)
  if (savesData() || !document.querySelector('main [data-card]')) return
  preload(() => loadCode('card'))
  preload(fetchPageSchema)
}

/** Loads the code of the page that the document names; if it fails, the table of pages is needed. */
async function loadNamed(name: PageName, pages: PageComponents): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${pageCodeAttribute}]`)
  if (!link) return
  // A page exports its component alone.
  const [component] = Object.values(await import(/* @vite-ignore */ link.href))
  Object.assign(pages, { [name]: component })
}

/** What the server put into this document, for the same render. */
function servedAssets(): ClientAssets {
  const styles = document.querySelectorAll('head > style[data-inlined]')
  // Lazy code adds its own sheets with the attribute `crossorigin`.
  const sheets = [...document.querySelectorAll('head > link[rel=stylesheet]:not([crossorigin])')]
  const hrefsOf = (links: readonly Element[]) =>
    links.map((link) => link.getAttribute('href') ?? '')
  return {
    styles: [...styles].map((style) => style.textContent ?? ''),
    inlined: hrefsOf(sheets.filter((link) => link.hasAttribute('disabled'))),
    linked: hrefsOf(sheets.filter((link) => !link.hasAttribute('disabled'))),
    modules: [],
  }
}

/** Asks again for pictures that did not come; the code for it is fetched with the first of them. */
function watchPictures() {
  const askAgain = () =>
    import('./ui/late-pictures.ts').then(
      (late) => late.awaitLatePictures(),
      () => {},
    )
  addEventListener('error', askAgain, { capture: true, once: true })
  if ([...document.images].some((image) => image.complete && !image.naturalWidth)) askAgain()
}
