import type { Category } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import { findsStrings } from '#shared/i18n/finds-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath } from '#shared/routes.ts'
import { useCategories } from '../data/use-categories.ts'
import { SearchBox } from '../search/search-box.tsx'
import { useContact } from '../shell/contact-provider.tsx'
import { Button } from '../ui/button.tsx'
import { categoryNames } from '../ui/category-name.ts'
import { Chips } from '../ui/chips.tsx'
import { EmptyArch } from '../ui/empty-arch.tsx'
import { PageHead } from '../ui/page-head.tsx'

import { ArchTiles } from './arch-tiles.tsx'
import classes from './search-page.module.css'
import { Section } from './section.tsx'
import { Shelf } from './shelf.tsx'

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
  const { query, categories, cards, total } = page
  return (
    <>
      <PageHead title={findsStrings.title(query)} description={findsStrings.description} />
      <div className={classes.page}>
        <Heading query={query} total={total} />
        <div className={classes.box}>
          <SearchBox id="page-search" label={findsStrings.again} look="large" query={query}>
            <Button type="submit">{en.search.find}</Button>
          </SearchBox>
        </div>
        {categories.length > 0 && <Occasions categories={categories} />}
        {cards.length > 0 && <Shelf cards={cards} eager />}
        {cards.length > 0 && cards.length < total && (
          <p className={classes.rest}>{findsStrings.best(cards.length, total)}</p>
        )}
        {query && cards.length === 0 && <Nothing nearest={categories[0]} />}
      </div>
      {cards.length === 0 && <Popular />}
    </>
  )
}

function Heading({ query, total }: { query: string; total: number }) {
  if (!query) {
    return (
      <>
        <h1 className={classes.heading}>{findsStrings.inviteHeading}</h1>
        <p className={classes.lead}>{findsStrings.inviteLead}</p>
      </>
    )
  }
  return (
    <h1 className={classes.heading}>
      {findsStrings.heading(total)} “<bdi data-clarity-mask="true">{query}</bdi>”
    </h1>
  )
}

function Occasions({ categories }: { categories: readonly Category[] }) {
  const chips = categories.map((category) => ({
    ...categoryNames(category),
    image: categoryImageUrl(category.image),
    path: categoryPath(category.slug),
  }))
  return <Chips label={findsStrings.found} chips={chips} />
}

function Nothing({ nearest }: { nearest: Category | undefined }) {
  const { trigger } = useContact()
  return (
    <EmptyArch
      image={categoryImageUrl(nearest?.image ?? 'tenoyim.svg')}
      title={nearest ? findsStrings.emptyShelfTitle : findsStrings.emptyTitle}
      lead={nearest ? findsStrings.emptyShelf : findsStrings.emptyLead}
    >
      <Button look="outline" {...trigger}>
        {findsStrings.ask}
      </Button>
    </EmptyArch>
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
