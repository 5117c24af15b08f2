import { ArrowRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { findsStrings } from '#shared/i18n/finds-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardPath, searchPath } from '#shared/routes.ts'
import type { SearchAnswer } from '#shared/search.ts'
import arrowLink from '../ui/arrow-link.module.css'
import { PageLink } from '../ui/page-link.tsx'
import { Picture, ratioOf } from '../ui/picture.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../ui/use-strings.ts'
import { nearestShelves, shelfOf } from './nearest-shelves.ts'
import classes from './suggestion-list.module.css'

const maxCategories = 4
const maxCards = 6

export interface SuggestionListProps {
  id: string
  answer: SearchAnswer
  activeId: string | undefined
  /** Called when one is opened. */
  onGo: () => void
}

/** Occasions, cards and a link to all results, as options of the field above. */
export function SuggestionList({ id, answer, activeId, onGo }: SuggestionListProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const words = useStrings(findsStrings)
  const { query, categories, cards, total, nothing } = answer
  const shelves = nothing
    ? nearestShelves(nothing, language)
    : categories.map((category) => shelfOf(category, language))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => makeRoom(list.current), [])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const option: OptionOf = (key, path) => ({
    id: `${id}-${key}`,
    href: path,
    role: 'option',
    tabIndex: -1,
    'aria-selected': activeId === `${id}-${key}`,
    onClick: onGo,
  })
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={strings.search.label}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {nothing?.about && language === 'en' && (
        <p className={classes.note} role="presentation">
          {strings.search.nothingYet(nothing.about)}
        </p>
      )}
      <Group
        id={`${id}-occasions`}
        title={nothing ? words.nearest : words.occasions}
        show={shelves.length > 0}
      >
        {shelves.slice(0, maxCategories).map((shelf) => (
          <ShelfOption key={shelf.path} shelf={shelf} option={option} />
        ))}
      </Group>
      <Group id={`${id}-cards`} title={words.cards} show={cards.length > 0}>
        {cards.slice(0, maxCards).map((card) => (
          <CardOption key={card.slug} card={card} option={option} />
        ))}
      </Group>
      {(total > 0 || nothing) && (
        <PageLink
          className={`${classes.option} ${classes.all}`}
          {...option('all', searchPath(query))}
        >
          <span className={classes.label}>
            {nothing ? words.ask : <AllFor total={total} query={query} />}
          </span>
          <ArrowRight className={arrowLink.arrow} aria-hidden />
        </PageLink>
      )}
    </div>
  )
}

/** The props that make a link an option of the list. */
type OptionOf = (key: string, path: string) => ComponentProps<typeof PageLink>

interface ShelfOptionProps {
  shelf: ReturnType<typeof shelfOf>
  option: OptionOf
}

function ShelfOption({ shelf, option }: ShelfOptionProps) {
  const { label, hebrew, image, path } = shelf
  return (
    <PageLink className={classes.option} {...option(`occasion-${path}`, path)}>
      <img src={image} width="32" height="32" alt="" />
      <bdi className={classes.label}>{label}</bdi>
      {hebrew && (
        <bdi className={classes.hebrew} lang="he">
          {hebrew}
        </bdi>
      )}
    </PageLink>
  )
}

interface CardOptionProps {
  card: SearchAnswer['cards'][number]
  option: OptionOf
}

function CardOption({ card: { slug, titles, picture }, option }: CardOptionProps) {
  const language = useLanguage()
  return (
    <PageLink className={classes.option} {...option(`card-${slug}`, cardPath(slug))}>
      <span className={`${classes.stand} ${ratioOf(picture)}`}>
        <Picture folder="cards" picture={picture} alt="" sizes="48px" className={classes.picture} />
      </span>
      <bdi className={classes.label}>{titleIn(titles, language)}</bdi>
    </PageLink>
  )
}

function AllFor({ total, query }: { total: number; query: string }) {
  const words = useStrings(findsStrings)
  const [opening, closing] = words.quotes
  return (
    <>
      {words.all(total)} {opening}
      <bdi>{query}</bdi>
      {closing}
    </>
  )
}

interface GroupProps {
  id: string
  title: string
  show: boolean
  children: ReactNode
}

function Group({ id, title, show, children }: GroupProps) {
  if (!show) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box, not fields of a form
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.title} role="presentation">
        {title}
      </p>
      <div className={classes.columns} role="presentation">
        {children}
      </div>
    </div>
  )
}

/**
 * Scrolls to a list that ends below the window, or to its field if an on-screen keyboard is open.
 */
function makeRoom(list: HTMLElement | null) {
  const panel = list?.parentElement
  const form = list?.closest('form')
  const freePx = visualViewport?.height ?? innerHeight
  if (!panel || !form || panel.getBoundingClientRect().bottom <= freePx) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = calm ? 'instant' : 'smooth'
  if (freePx < innerHeight) form.scrollIntoView({ block: 'start', behavior })
  else panel.scrollIntoView({ block: 'nearest', behavior })
}
