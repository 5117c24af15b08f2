import { findStrings } from '#shared/i18n/find-strings.ts'
import { formatStrings } from '#shared/i18n/format-strings.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageData, PageOf } from '#shared/page.ts'
import { categoryPath } from '#shared/routes.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { AskTile } from '../../shelf/ask-tile.tsx'
import { PagedList } from '../../shelf/paged-list.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { categoryNames, kindNames } from '../../ui/category-name.ts'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import { ShelfFilters, shelfPath } from './shelf-filters.tsx'

export function CategoryPage({ page }: { page: PageOf<'category'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { category, cards, newest } = page
  const { label, hebrew } = categoryNames(category, language)
  const kind = kindOf(page)
  const title = kind
    ? `${strings.category.title(label)}: ${kindNames(kind, language).label}`
    : strings.category.title(label)
  return (
    <>
      <PageHead
        title={strings.list.page(title, page.page)}
        description={strings.category.description(label)}
        isPart={kind !== undefined || page.page > 1}
        path={categoryPath(category.slug, { subCategory: kind?.slug, page: page.page })}
      />
      <InnerPage title={label} hebrew={hebrew} lead={strings.category.lead}>
        <ShelfFilters page={page} />
        {cards.length > 0 ? <Cards page={page} /> : <Nothing page={page} />}
      </InnerPage>
      {newest.length > 0 && (
        <Section title={strings.category.newest}>
          <Shelf cards={newest} sample />
        </Section>
      )}
    </>
  )
}

function kindOf({ category, subCategory }: PageOf<'category'>) {
  return category.sub_categories.find((one) => one.slug === subCategory)
}

/** The cards of the next page of a shelf. */
function cardsOf(page: PageData) {
  return page.name === 'category' ? page.cards : undefined
}

function Cards({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const { cards, total, format } = page
  return (
    <PagedList
      key={shelfPath(page)}
      items={cards}
      page={page.page}
      total={total}
      count={strings.category.count(total)}
      pathOf={(number) => shelfPath(page, { page: number })}
      itemsOf={cardsOf}
    >
      {(shown, list) => (
        <Shelf
          cards={shown}
          isFirst
          format={format ?? undefined}
          listRef={list}
          end={<AskTile />}
        />
      )}
    </PagedList>
  )
}

function Nothing({ page }: { page: PageOf<'category'> }) {
  const pageLanguage = useLanguage()
  const strings = useSiteStrings()
  const { open } = useContact()
  const { category, recipient, format, language } = page
  const { label } = categoryNames(category, pageLanguage)
  const kind = kindOf(page)
  return (
    <EmptyArch
      image={categoryImageUrl(category.image)}
      title={strings.category.emptyTitle}
      lead={useReason(page)}
    >
      {(kind || recipient || format || language) && (
        <PageLink className={buttonClass()} href={categoryPath(category.slug)}>
          {strings.category.allCards(label)}
        </PageLink>
      )}
      <Button look="outline" onClick={open}>
        {strings.category.ask}
      </Button>
    </EmptyArch>
  )
}

/** Why a shelf is empty, by its last row of chips first. */
function useReason(page: PageOf<'category'>): string {
  const pageLanguage = useLanguage()
  const { category: words } = useSiteStrings()
  const formats = useStrings(formatStrings)
  const { category, recipient, format, language } = page
  const { none, recipients } = useStrings(findStrings)
  const kind = kindOf(page)
  if (language) return words.emptyLanguage(languageNames[language])
  if (format) return words.emptyFormat(formats[format].name)
  if (recipient) return none(recipients[recipient])
  if (kind) return words.emptyKind(kindNames(kind, pageLanguage).label)
  return words.emptyLead(categoryNames(category, pageLanguage).label)
}
