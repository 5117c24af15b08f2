import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { siteStrings } from '#shared/i18n/en.ts'
import { languageOf } from '#shared/i18n/language.ts'
import { ConsentQuestion } from './analytics/consent-question.tsx'
import { RouteEffects } from './analytics/route-effects.tsx'
import { ContactProvider } from './contact/contact-provider.tsx'
import { SiteContext } from './data/site-context.ts'
import { useAdoptedFields } from './held-fields.ts'
import { aroundNavigation } from './navigation.ts'
import { Page } from './page.tsx'
import type { PageComponents } from './pages/pages.ts'
import { ServedPart } from './served/served-part.tsx'
import { CategoryBar } from './shell/category-bar.tsx'
import { ChatLink } from './shell/chat-link.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { Toasts } from './shell/toasts.tsx'
import type { ShellData } from './shell-data.ts'
import { Boundary } from './ui/boundary.tsx'
import { ClientOnly } from './ui/client-only.tsx'
import { useShownPath } from './use-address.ts'
import './pages/home/home-style.ts'
import './style/tokens.css'
import './style/fonts.css'
import './style/base.css'

/** The site: the shell round the page of the address. */
export function App({ shell, pages }: { shell: ShellData; pages: PageComponents }) {
  const strings = siteStrings[languageOf(shell.address)]
  useAdoptedFields()
  return (
    <SiteContext value={shell}>
      <Router hook={useShownPath} aroundNav={aroundNavigation}>
        <ContactProvider>
          <a className="skip" href="#main">
            {strings.site.skip}
          </a>
          <ServedPart selector="body > header">
            <Header />
          </ServedPart>
          <ServedPart selector="body > nav">
            <CategoryBar />
          </ServedPart>
          <Page pages={pages} first={shell.page} />
          <ClientOnly>
            <Extra>
              <Footer />
            </Extra>
            <Extra>
              <ConsentQuestion />
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
    </SiteContext>
  )
}

/** A part that the page can do without: when it fails, the page stays. */
function Extra({ children }: { children: ReactNode }) {
  return <Boundary fallback={null}>{children}</Boundary>
}
