import { loadPage, type PageComponents } from './pages/pages.ts'

// Imported first, so that the style sheets of pages come before that of the shell, which overrides
// them.

import './early.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { siteStrings } from '#shared/i18n/en.ts'
import { unpackCategories } from '#shared/packed-categories.ts'
import type { PageName } from '#shared/pages.ts'
import { providePageCode } from './data/page-code.ts'
import { Document, dataElementId } from './document.tsx'
import { homeAddress } from './home-address.ts'
import { reportFault, watchFaults } from './insight/watch-faults.ts'
import { startNavigation } from './navigation.ts'
import { leaveOldBuild, tookOver, watchBuild } from './old-build.ts'
import { keepServedPage, restoreServedPage, showPlainWays } from './served/served-page.ts'
import { ShellTop } from './shell/shell-top.tsx'
import { toastSuccess } from './shell/toasts.tsx'
import type { ClientAssets, ShellData, WrittenShell } from './shell-data.ts'
import { ServedFaces } from './tiles/tile-link.tsx'
import { documentLanguage } from './ui/use-strings.ts'

watchFaults()
try {
  await bringToLife()
} catch (error) {
  // The server-rendered page stays as it is.
  console.error('entry', error)
  reportFault(error)
  showPlainWays()
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

async function bringToLife() {
  const json = document.getElementById(dataElementId)?.textContent
  if (!json) throw new TypeError(`the document has no #${dataElementId}`)
  // Written by our own server into this page.
  const { categories, ...rest } = JSON.parse(json) as WrittenShell
  const shell: ShellData = { ...rest, categories: unpackCategories(categories) }

  const home = homeAddress(shell.origin, location)
  if (home !== undefined) location.replace(home)

  watchBuild(import.meta.url)
  const pages: PageComponents = {}
  const loadCode = async (name: PageName) => {
    if (!pages[name]) Object.assign(pages, await loadPage(name))
  }
  providePageCode(loadCode)
  await loadCode(shell.page.name).catch(async (error) => {
    await leaveOldBuild()
    throw error
  })
  startNavigation(shell.page)
  keepServedPage()
  keepCaret()
  // A transition is rendered in slices of a few milliseconds, and taps are handled between them.
  startTransition(() => {
    const page = (
      <ServedFaces>
        <Document
          shell={shell}
          data={json}
          assets={servedAssets()}
          pages={pages}
          top={<ShellTop />}
        />
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
