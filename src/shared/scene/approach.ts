import type { CardLayout } from '../card/layout-card.ts'
import { headerField } from '../card/place-header.ts'

type Page = Pick<CardLayout, 'lines' | 'size'>

/** What a camera looks at as it comes closer: the upper or the lower edge of the page, or its middle. */
type Pivot = 'head' | 'foot' | 'page'

interface Approach {
  pivot: Pivot
  /** The nearness at its end, 1 at rest. */
  most: number
}

/** How near a camera comes to the words, and how near it comes at least if it looks aside. */
const nearest = 1.1
const leastNear = 1.05

/** How a camera can come closer to a title with all words in view. */
export function approachOf(page: Page, title: CardLayout['lines'][number] | undefined): Approach {
  const side = title && title.baseline < page.size.heightPx / 2 ? 'head' : 'foot'
  const toSide = nearnessAbout(side, page)
  if (toSide >= leastNear) return { pivot: side, most: toSide }
  return { pivot: 'page', most: nearnessAbout('page', page) }
}

function nearnessAbout(pivot: Pivot, { lines, size }: Page): number {
  const { widthPx, heightPx } = size
  const middle = { head: 0, foot: heightPx, page: heightPx / 2 }[pivot]
  const rooms = lines.flatMap(({ field, ink }) => {
    if (field === headerField) return []
    const sides = [widthPx / 2 - ink.x, ink.x + ink.width - widthPx / 2]
    const [above, below] = [middle - ink.y, ink.y + ink.height - middle]
    return [
      ...sides.map((far) => widthPx / 2 / Math.max(far, 1)),
      ...(above > 0 ? [middle / above] : []),
      ...(below > 0 ? [(heightPx - middle) / below] : []),
    ]
  })
  return Math.max(1, Math.min(nearest, ...rooms.map((room) => 0.985 * room)))
}
