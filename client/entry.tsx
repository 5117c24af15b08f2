import { loadPage, type PageComponents } from './pages/pages.ts'

// Imported first, so that the style sheets of pages come before that of the shell, which overrides
// them.

import './early.ts'
import { hydrateRoot } from 'react-dom/client'
import { siteStrings } from '#shared/i18n/en.ts'
import type { PageName } from '#shared/pages.ts'
import { providePageCode } from './data/page-code.ts'
import { Document, dataElementId, styleElementId } from './document.tsx'
import { homeAddress } from './home-address.ts'
import { reportFault, watchFaults } from './insight/watch-faults.ts'
import { startNavigation } from './navigation.ts'
import { leaveOldBuild, tookOver, watchBuild } from './old-build.ts'
import { keepServedPage, restoreServedPage, showPlainWays } from './served/served-page.ts'
import { ShellTop } from './shell/shell-top.tsx'
import { toastSuccess } from './shell/toasts.tsx'
import type { ShellData } from './shell-data.ts'
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

async function bringToLife() {
  const json = document.getElementById(dataElementId)?.textContent
  if (!json) throw new TypeError(`the document has no #${dataElementId}`)
  // Written by our own server into this page.
  const shell = JSON.parse(json) as ShellData
  // Those that the server named: lazy code adds its own with this attribute.
  const served = 'head > link[rel=stylesheet]:not([crossorigin])'
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(served)]
  const addressesOf = (links: HTMLLinkElement[]) =>
    links.map((link) => link.getAttribute('href') ?? '')

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
  hydrateRoot(
    document,
    <Document
      shell={shell}
      data={json}
      assets={{
        css: document.getElementById(styleElementId)?.textContent ?? '',
        inlined: addressesOf(sheets.filter((link) => link.disabled)),
        styleSheets: addressesOf(sheets.filter((link) => !link.disabled)),
        modules: [],
      }}
      pages={pages}
      top={<ShellTop />}
    />,
    {
      onCaughtError(error) {
        console.error('part', error)
        reportFault(error)
      },
      onUncaughtError(error) {
        console.error('page', error)
        reportFault(error)
        restoreServedPage()
      },
    },
  )
  watchPictures()
  if (tookOver()) toastSuccess(siteStrings[documentLanguage()].error.updated)
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
