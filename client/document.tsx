import type { ReactNode } from 'react'
import { directionOf } from '#shared/i18n/language.ts'
import { isPersonal } from '#shared/routes.ts'
import { App } from './app.tsx'
import type { PageComponents } from './pages/pages.ts'
import type { ClientAssets, ShellData } from './shell-data.ts'

export const dataElementId = 'shell-data'

/** An attribute of a style sheet that React's types lack. */
const unfetched = { disabled: true }

/**
 * Fonts that the page fetches at once. A page with names in its address preloads every font that it
 * uses. Otherwise browsers send that address with the request for a font of an inline style, whatever
 * the policy of the page.
 */
function fontsOf({ language, address }: ShellData): string[] {
  const latin = ['ui-frank-ruhl-libre', 'ui-heebo']
  if (language !== 'en') return [...latin, 'ui-frank-ruhl-libre-hebrew', 'ui-heebo-hebrew']
  return isPersonal(address) ? [...latin, 'ui-heebo-hebrew'] : latin
}

interface DocumentProps {
  shell: ShellData
  /** The shell as JSON, with every `<` escaped. */
  data: string
  assets: ClientAssets
  pages: PageComponents
  /** What is above the page. */
  top: ReactNode
}

/** The whole document. The data is in an inert block, so that there is no inline script. */
export function Document({ shell, data, assets, pages, top }: DocumentProps) {
  const { language } = shell
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <meta name="theme-color" content="#14213d" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fontsOf(shell).map((font) => (
          <link
            key={font}
            rel="preload"
            href={`/fonts/${font}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {assets.styles.map((css, i) => (
          <style
            key={assets.inlined[i]}
            data-inlined
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheets
            dangerouslySetInnerHTML={{ __html: css }}
          />
        ))}
        {/* Never fetched: the loader of lazy code finds them here, and adds them no more. */}
        {assets.inlined.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...unfetched} />
        ))}
        {assets.linked.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* What the entry imports: it runs at once. */}
        {assets.modules.map(({ src, integrity }) => (
          <link
            key={src}
            rel="modulepreload"
            href={src}
            integrity={integrity}
            fetchPriority="low"
          />
        ))}
      </head>
      <body>
        <App shell={shell} pages={pages} top={top} />
        <script
          id={dataElementId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: data }}
        />
      </body>
    </html>
  )
}
