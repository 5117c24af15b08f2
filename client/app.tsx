import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import { baseOf } from '#shared/i18n/language.ts'
import { TagsIfAny } from './analytics/tags-if-any.tsx'
import { ContactProvider } from './contact/contact-provider.tsx'
import { SiteContext } from './data/site-context.ts'
import { useLinks } from './follow-links.ts'
import { useAdoptedFields } from './held-fields.ts'
import { aroundNavigation } from './navigation.ts'
import { Page } from './page.tsx'
import type { PageComponents } from './pages/pages.ts'
import { RouteEffects } from './route-effects.tsx'
import { ChatLink } from './shell/chat-link.tsx'
import { LaterFooter } from './shell/later-footer.tsx'
import { Toasts } from './shell/toasts.tsx'
import type { ShellData } from './shell-data.ts'
import { Boundary } from './ui/boundary.tsx'
import { ClientOnly } from './ui/client-only.tsx'
import { markLive } from './ui/live-page.ts'
import { useShownPath } from './use-address.ts'
import './style/tokens.css'
import './style/fonts.css'
import './style/base.css'

interface AppProps {
  shell: ShellData
  pages: PageComponents
  /** What is above the page. */
  top: ReactNode
}

/** The site: the shell round the page of the address. */
export function App({ shell, pages, top }: AppProps) {
  useAdoptedFields()
  useLinks()
  useEffect(markLive, [])
  return (
    <SiteContext value={shell}>
      <SWRConfig value={{ revalidateOnFocus: false }}>
        <Router base={baseOf(shell.language)} hook={useShownPath} aroundNav={aroundNavigation}>
          <ContactProvider>
            {top}
            <Page pages={pages} first={shell.page} />
            <ClientOnly>
              <Extra>
                <LaterFooter />
              </Extra>
              <Extra>
                <TagsIfAny />
              </Extra>
              <Extra>
                <Toasts />
              </Extra>
            </ClientOnly>
            <Extra>
              <ChatLink />
            </Extra>
          </ContactProvider>
          <Extra>
            <RouteEffects />
          </Extra>
        </Router>
      </SWRConfig>
    </SiteContext>
  )
}

/** A part that the page can do without: when it fails, the page stays. */
function Extra({ children }: { children: ReactNode }) {
  return <Boundary fallback={null}>{children}</Boundary>
}
