import { type CSSProperties, useEffect, useState } from 'react'
import type { Guest } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import type { PrintPage } from '../export/pdf/compose-pages-pdf.ts'
import type { Mark } from '../export/pdf/sheet.ts'
import { useStrings } from '../ui/use-strings.ts'
import type { WordsProduct } from './make/guest-product.ts'
import type { GuestCards } from './make/lay-out-guests.ts'
import { pageWords } from './make/page-words.ts'
import type { WordsPage } from './make/words-pages.ts'
import makeClasses from './make-guests.module.css'
import { longestOf, Pager } from './pager.tsx'

interface PagePreviewProps {
  cards: Omit<GuestCards, 'format'>
  guests: readonly Guest[]
  product: WordsProduct
}

/** One page of envelopes, place cards or table lists after another, as the file will have it. */
export function PagePreview({ cards, guests, product }: PagePreviewProps) {
  const words = useStrings(guestsStrings)
  const pages = usePages(cards, guests, product)
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, pages.length - 1)
  const page = useDrawn(pages[at])
  if (!page) return null
  const [left, bottom, right, top] = page.media
  const ratio = { '--ratio': (right - left) / (top - bottom) } as CSSProperties
  const longest = longestOf(guests)
  return (
    <figure className={makeClasses.preview}>
      <div className={makeClasses.paper} style={ratio} dir="ltr">
        <PageSvg page={page} label={words.pageShown(at + 1, pages.length)} />
      </div>
      <Pager
        {...{ at, count: pages.length, onShow: setWanted }}
        longest={pages.findIndex((one) => longest && one.guests.includes(longest))}
        labels={{ previous: words.previousPage, next: words.nextPage, shown: words.pageShown }}
      />
    </figure>
  )
}

function PageSvg({ page, label }: { page: PrintPage; label: string }) {
  const { media, shapes = [], lines = [], dashes = [] } = page
  const [left, bottom, right, top] = media
  return (
    <svg viewBox={[left, -top, right - left, top - bottom].join(' ')} role="img" aria-label={label}>
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn as a whole
        <g key={i} transform={`translate(${shape.left} ${-shape.top})`} fill={shape.fill}>
          <path d={shape.paths.join('')} />
        </g>
      ))}
      <path d={pathOf(lines)} fill="none" stroke="#000" strokeWidth={0.25} />
      <path
        d={pathOf(dashes)}
        fill="none"
        stroke="#000"
        strokeWidth={0.25}
        strokeDasharray="2 1.5"
      />
    </svg>
  )
}

function pathOf(marks: readonly Mark[]): string {
  return marks.map(([x1, y1, x2, y2]) => `M${x1} ${-y1}L${x2} ${-y2}`).join('')
}

function usePages(
  cards: PagePreviewProps['cards'],
  guests: readonly Guest[],
  product: WordsProduct,
): readonly WordsPage[] {
  const [pages, setPages] = useState<readonly WordsPage[]>([])
  useEffect(() => {
    const job = new AbortController()
    const lay = async () => {
      const [{ wordsCard }, { wordsPages }] = await Promise.all([
        import('./make/words-card.ts'),
        import('./make/words-pages.ts'),
      ])
      const card = await wordsCard(job.signal, cards)
      const words = pageWords(cards.document.design)
      return wordsPages(product, { guests, words, card })
    }
    lay().then(
      (laid) => !job.signal.aborted && setPages(laid),
      (error) => !job.signal.aborted && console.error('guests', error),
    )
    return () => job.abort()
  }, [cards, guests, product])
  return pages
}

/** The last page stays until the next is drawn. */
function useDrawn(page: WordsPage | undefined): PrintPage | undefined {
  const [drawn, setDrawn] = useState<PrintPage>()
  useEffect(() => {
    let isCurrent = true
    page?.draw().then(
      (next) => isCurrent && setDrawn(next),
      (error) => isCurrent && console.error('guests', error),
    )
    return () => {
      isCurrent = false
    }
  }, [page])
  return drawn
}
