import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { baseOf } from '#shared/i18n/language.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import { ContactProvider } from '../../client/contact/contact-provider.tsx'
import { SiteContext } from '../../client/data/site-context.ts'
import { type Part, PartWriter } from '../../client/kept-part.tsx'
import { SearchBox } from '../../client/later-code.ts'
import { SearchBoxCode } from '../../client/search/later-search-box.tsx'
import type { ShellData } from '../../client/shell-data.ts'
import { useShownPath } from '../../client/use-address.ts'
import { join, PagePieces } from './page-pieces.ts'
import { siteKey } from './site-key.ts'

/** The memory of an isolate for parts, bytes with their keys: a link of a list has about 3 kB. */
const maxBytes = 8_000_000

/**
 * HTML of parts that pages have in common. Module state that requests share: the key names all that
 * a part is made of.
 */
export const keptParts = new SizedCache<Uint8Array>(maxBytes)

interface WithPartsProps {
  shell: ShellData
  pieces: PagePieces
  children: ReactNode
}

/** Has the parts of its children written apart. */
export function WithParts({ shell, pieces, children }: WithPartsProps) {
  const site = siteKey(shell)
  const write = (part: Part) => <template id={pieces.put(() => writePart(part, shell, site))} />
  return (
    <SearchBoxCode value={SearchBox}>
      <PartWriter value={write}>{children}</PartWriter>
    </SearchBoxCode>
  )
}

function writePart(part: Part, shell: ShellData, site: number): Uint8Array {
  const key = `${site} ${writeKey(part)}`
  const kept = keptParts.get(key)
  if (kept) return kept
  const pieces = new PagePieces()
  // Address and page are those of no page, so that a part cannot depend on them.
  const common: ShellData = { ...shell, address: '', origin: '', page: { name: 'error' } }
  const html = renderToString(
    <SiteContext value={common}>
      <Router base={baseOf(shell.language)} hook={useShownPath}>
        <ContactProvider>
          <WithParts shell={shell} pieces={pieces}>
            {part}
          </WithParts>
        </ContactProvider>
      </Router>
    </SiteContext>,
  )
  const bytes = join(pieces.fill(html))
  keptParts.keep(key, bytes, key.length + bytes.length)
  return bytes
}

function writeKey({ type, props }: Part): string {
  const { children, ...data }: { children?: ReactElement<object> } = props
  return JSON.stringify([
    numberOf(type),
    data,
    ...(children ? [numberOf(children.type), children.props] : []),
  ])
}

/** A component of this build has one number in an isolate. */
const numbers = new Map<Part['type'], number>()

function numberOf(type: Part['type']): number {
  const number = numbers.get(type) ?? numbers.size
  numbers.set(type, number)
  return number
}
