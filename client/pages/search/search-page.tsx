import { memo, useEffect } from 'react'
import type { Category } from '#shared/category.ts'
import { findsStrings } from '#shared/i18n/finds-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { gifsSlug } from '#shared/routes.ts'
import type { SearchNothing } from '#shared/search.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { useCategories } from '../../data/use-categories.ts'
import { count } from '../../insight/count.ts'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { LaterSearchBox } from '../../search/later-search-box.tsx'
import { nearestShelves, shelfOf } from '../../search/nearest-shelves.ts'
import { Shelf } from '../../shelf/shelf.tsx'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './search-page.module.css'

/** Shown without a query or without results. */
const popularSlugs = [
  'its-a-boy',
  'its-a-girl',
  'bar-mitzvah',
  'vort',
  'wedding',
  'sheva-bruches',
  'good-shabbos',
  'chanukah',
]

export function SearchPage({ page }: { page: PageOf<'search'> }) {
  const language = useLanguage()
  const words = useStrings(findsStrings)
  const { query, categories, cards, total, nothing } = page
  const isEmpty = query !== '' && cards.length === 0 && categories.length === 0
  useEffect(() => {
    if (isEmpty) count('search', query)
  }, [isEmpty, query])
  const emptyShelf = cards.length === 0 && categories.find(({ slug }) => slug !== gifsSlug)
  return (
    <>
      <PageHead title={words.title(query)} description={words.description} />
      <div className={classes.page}>
        <Heading query={query} total={total} onShelf={categories.length > 0} />
        <div className={classes.box}>
          <PageSearch query={query} />
        </div>
        {categories.length > 0 && (
          <Chips label={words.found} chips={categories.map((one) => shelfOf(one, language))} />
        )}
        {cards.length > 0 && <Shelf cards={cards} isFirst />}
        {cards.length > 0 && cards.length < total && (
          <p className={classes.rest}>{words.best(cards.length, total)}</p>
        )}
        {emptyShelf && <EmptyShelf category={emptyShelf} />}
        {nothing && <NothingYet nothing={nothing} />}
      </div>
      {cards.length === 0 && !nothing?.sober && <Popular />}
    </>
  )
}

/** A new render of the page leaves it alone, since its code may not have come yet. */
const PageSearch = memo(({ query }: { query: string }) => {
  const { search } = useSiteStrings()
  const words = useStrings(findsStrings)
  return (
    <LaterSearchBox id="page-search" label={words.again} look="large" query={query}>
      <Button type="submit">{search.find}</Button>
    </LaterSearchBox>
  )
})

interface HeadingProps {
  query: string
  total: number
  onShelf: boolean
}

function Heading({ query, total, onShelf }: HeadingProps) {
  const words = useStrings(findsStrings)
  if (!query) {
    return (
      <>
        <h1 className={classes.heading}>{words.inviteHeading}</h1>
        <p className={classes.lead}>{words.inviteLead}</p>
      </>
    )
  }
  const found = total === 0 && onShelf ? words.headingOfShelf : words.heading(total)
  const [opening, closing] = words.quotes
  return (
    <h1 className={classes.heading}>
      {found} {opening}
      <bdi data-clarity-mask="true">{query}</bdi>
      {closing}
    </h1>
  )
}

function EmptyShelf({ category }: { category: Category }) {
  const words = useStrings(findsStrings)
  return (
    <EmptyArch
      image={categoryImageUrl(category.image)}
      title={words.emptyShelfTitle}
      lead={words.emptyShelf}
    >
      <AskUs />
    </EmptyArch>
  )
}

/**
 * Alternatives to an empty result: for mourning and illness neither pictures nor happy occasions.
 */
function NothingYet({ nothing }: { nothing: SearchNothing }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const words = useStrings(findsStrings)
  const { sober, nearest } = nothing
  // It is in English words.
  const about = language === 'en' ? nothing.about : null
  const title = about ? strings.search.nothingYet(about) : words.emptyTitle
  const [first] = nearest
  return (
    <>
      {sober ? (
        <div className={classes.sober}>
          <h2>{title}</h2>
          <p>{words.soberLead}</p>
          <AskUs />
        </div>
      ) : (
        <EmptyArch
          image={categoryImageUrl(
            first?.subCategory === null ? first.category.image : 'tenoyim.svg',
          )}
          title={title}
          lead={about ? words.yetLead : words.emptyLead}
        >
          <AskUs />
        </EmptyArch>
      )}
      {nearest.length > 0 && (
        <section className={classes.nearest}>
          <h2>{words.nearest}</h2>
          <Chips label={words.nearest} chips={nearestShelves(nothing, language)} />
        </section>
      )}
    </>
  )
}

function AskUs() {
  const words = useStrings(findsStrings)
  const { trigger } = useContact()
  return (
    <Button look="outline" {...trigger}>
      {words.ask}
    </Button>
  )
}

function Popular() {
  const words = useStrings(findsStrings)
  const { categories } = useCategories()
  return (
    <Section title={words.popular}>
      <ArchTiles categories={categories.filter(({ slug }) => popularSlugs.includes(slug))} />
    </Section>
  )
}
