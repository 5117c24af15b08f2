import { hydrateRoot } from 'react-dom/client'
import { en } from '#shared/i18n/en.ts'
import { Document, dataElementId, styleElementId } from './document.tsx'
import { homeAddress } from './home-address.ts'
import { startNavigation } from './navigation.ts'
import { leaveOldBuild, tookOver, watchBuild } from './old-build.ts'
import { loadedPages, loadPageCode } from './pages/load-page.ts'
import { toastSuccess } from './shell/toasts.tsx'
import type { ShellData } from './shell-data.ts'

const json = document.getElementById(dataElementId)?.textContent
if (!json) throw new TypeError(`the document has no #${dataElementId}`)
// Written by our own server into this very page.
const shell = JSON.parse(json) as ShellData
const styleSheets = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')]

const home = homeAddress(shell.origin, location)
if (home !== undefined) location.replace(home)

watchBuild(import.meta.url)
startNavigation(shell.page)
await loadPageCode(shell.page.name).catch(async (error) => {
  await leaveOldBuild()
  throw error
})
hydrateRoot(
  document,
  <Document
    shell={shell}
    assets={{
      css: document.getElementById(styleElementId)?.textContent ?? '',
      styleSheets: styleSheets.map((link) => link.getAttribute('href') ?? ''),
    }}
    pages={loadedPages}
  />,
)
if (tookOver()) toastSuccess(en.error.updated)
