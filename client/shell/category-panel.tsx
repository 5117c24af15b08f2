import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '#shared/category.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import { usePage } from '../data/use-page.ts'
import { categoryNames, kindNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { useLanguage, useSiteStrings } from '../ui/use-strings.ts'
import classes from './category-bar.module.css'
import rows from './category-list.module.css'

interface CategoryPanelProps {
  category: Category
  onGo: () => void
  bar: RefObject<HTMLElement | null>
}

/** The sub-categories, beside a card of the one under the pointer. */
export function CategoryPanel({ category, onGo, bar }: CategoryPanelProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => keepUnderItem(panel.current, bar.current), [bar])
  const { label, hebrew } = categoryNames(category, language)
  const all = { path: categoryPath(category.slug), name: strings.nav.allOf(label), hebrew }
  const kinds = category.sub_categories.map((kind) => {
    const { label: name, hebrew } = kindNames(kind, language)
    return { path: categoryPath(category.slug, { subCategory: kind.slug }), name, hebrew }
  })
  const [pointedAt, setPointedAt] = useState(all)
  return (
    <div ref={panel} className={classes.panel} data-menu-panel data-open>
      <ul>
        {[all, ...kinds].map((kind) => (
          <li key={kind.path} onPointerEnter={() => setPointedAt(kind)}>
            <PageLink
              className={`${rows.row} ${classes.kind}`}
              href={kind.path}
              onFocus={() => setPointedAt(kind)}
              onClick={onGo}
            >
              {kind.name}
              {kind.hebrew && <bdi lang="he">{kind.hebrew}</bdi>}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={classes.cell} aria-hidden>
        <SampleCard category={category} path={pointedAt.path} name={pointedAt.name} />
      </div>
    </div>
  )
}

interface SampleCardProps {
  category: Category
  path: string
  name: string
}

/** The first card of a shelf; while it loads, or if there is none, the category's picture. */
function SampleCard({ category, path, name }: SampleCardProps) {
  const strings = useSiteStrings()
  const { data } = usePage(path)
  const shelf = data?.name === 'category' ? data : undefined
  const card = shelf?.cards[0]
  return (
    <>
      {card ? (
        <Picture
          folder="cards"
          picture={card.picture}
          alt=""
          sizes="110px"
          place="first"
          className={classes.sample}
        />
      ) : (
        <img src={categoryImageUrl(category.image)} width="96" height="96" alt="" />
      )}
      <span>{name}</span>
      {shelf && <span>{strings.category.count(shelf.total)}</span>}
    </>
  )
}

/**
 * The row scrolls sideways and would clip a panel inside it, so the panel is fixed to the window
 * and follows its item.
 */
function keepUnderItem(panel: HTMLElement | null, bar: HTMLElement | null) {
  const item = panel?.parentElement
  if (!panel || !item || !bar) return
  const place = () => {
    const free = document.documentElement.clientWidth - panel.offsetWidth - 8
    const { left } = item.getBoundingClientRect()
    panel.style.left = `${Math.max(8, Math.min(left, free))}px`
    panel.style.top = `${bar.getBoundingClientRect().bottom}px`
  }
  place()
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  addEventListener('scroll', place, options)
  addEventListener('resize', place, options)
  return () => listening.abort()
}
