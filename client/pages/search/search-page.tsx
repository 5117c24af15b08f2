import type { Category } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import { findsStrings } from '#shared/i18n/finds-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { GIFS_SLUG } from '#shared/routes.ts'
import type { SearchNothing } from '#shared/search.ts'
import { useCategories } from '../../data/use-categories.ts'
import { Section } from '../../page-frame/section.tsx'
import { nearestShelves, shelfOf } from '../../search/nearest-shelves.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { useContact } from '../../shell/contact-provider.tsx'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import classes from './search-page.module.css'

/** Offered where nothing was searched for or found. */
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
  const { query, categories, cards, total, nothing } = page
  const emptyShelf = cards.length === 0 && categories.find(({ slug }) => slug !== GIFS_SLUG)
  return (
    <>
      <PageHead title={findsStrings.title(query)} description={findsStrings.description} />
      <div className={classes.page}>
        <Heading query={query} total={total} onShelf={categories.length > 0} />
        <div className={classes.box}>
          <SearchBox id="page-search" label={findsStrings.again} look="large" query={query}>
            <Button type="submit">{en.search.find}</Button>
          </SearchBox>
        </div>
        {categories.length > 0 && (
          <Chips label={findsStrings.found} chips={categories.map(shelfOf)} />
        )}
        {cards.length > 0 && <Shelf cards={cards} eager />}
        {cards.length > 0 && cards.length < total && (
          <p className={classes.rest}>{findsStrings.best(cards.length, total)}</p>
        )}
        {emptyShelf && <EmptyShelf category={emptyShelf} />}
        {nothing && <NothingYet nothing={nothing} />}
      </div>
      {cards.length === 0 && !nothing?.sober && <Popular />}
    </>
  )
}

interface HeadingProps {
  query: string
  total: number
  onShelf: boolean
}

function Heading({ query, total, onShelf }: HeadingProps) {
  if (!query) {
    return (
      <>
        <h1 className={classes.heading}>{findsStrings.inviteHeading}</h1>
        <p className={classes.lead}>{findsStrings.inviteLead}</p>
      </>
    )
  }
  const found = total === 0 && onShelf ? findsStrings.headingOfShelf : findsStrings.heading(total)
  return (
    <h1 className={classes.heading}>
      {found} “<bdi data-clarity-mask="true">{query}</bdi>”
    </h1>
  )
}

function EmptyShelf({ category }: { category: Category }) {
  return (
    <EmptyArch
      image={categoryImageUrl(category.image)}
      title={findsStrings.emptyShelfTitle}
      lead={findsStrings.emptyShelf}
    >
      <AskUs />
    </EmptyArch>
  )
}

/** What there is instead: beside sorrow and illness neither a picture nor a simcha. */
function NothingYet({ nothing }: { nothing: SearchNothing }) {
  const { about, sober, nearest } = nothing
  const title = about ? en.search.nothingYet(about) : findsStrings.emptyTitle
  const [first] = nearest
  return (
    <>
      {sober ? (
        <div className={classes.sober}>
          <h2>{title}</h2>
          <p>{findsStrings.soberLead}</p>
          <AskUs />
        </div>
      ) : (
        <EmptyArch
          image={categoryImageUrl(
            first?.subCategory === null ? first.category.image : 'tenoyim.svg',
          )}
          title={title}
          lead={about ? findsStrings.yetLead : findsStrings.emptyLead}
        >
          <AskUs />
        </EmptyArch>
      )}
      {nearest.length > 0 && (
        <section className={classes.nearest}>
          <h2>{findsStrings.nearest}</h2>
          <Chips label={findsStrings.nearest} chips={nearestShelves(nothing)} />
        </section>
      )}
    </>
  )
}

function AskUs() {
  const { trigger } = useContact()
  return (
    <Button look="outline" {...trigger}>
      {findsStrings.ask}
    </Button>
  )
}

function Popular() {
  const { categories } = useCategories()
  return (
    <Section title={findsStrings.popular}>
      <ArchTiles categories={categories.filter(({ slug }) => popularSlugs.includes(slug))} />
    </Section>
  )
}
