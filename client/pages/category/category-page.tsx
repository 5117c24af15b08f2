import { formatStrings } from '#shared/i18n/format-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath, type ShelfFilter } from '#shared/routes.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { CardList } from '../../shelf/card-list.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { Chips } from '../../ui/chips.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import { FormatFilter } from './format-filter.tsx'

export function CategoryPage({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const { category, format, cards, total, newest } = page
  const { label, hebrew } = categoryNames(category)
  const kind = kindOf(page)
  const path = (filter: Partial<ShelfFilter>) =>
    categoryPath(category.slug, {
      subCategory: kind?.slug,
      format: format ?? undefined,
      ...filter,
    })
  const title = kind
    ? `${strings.category.title(label)}: ${kind.name}`
    : strings.category.title(label)
  return (
    <>
      <PageHead
        title={strings.list.page(title, page.page)}
        description={strings.category.description(label)}
        path={categoryPath(category.slug, { subCategory: kind?.slug, page: page.page })}
      />
      <InnerPage
        title={label}
        hebrew={hebrew}
        lead={strings.category.lead(label)}
        aside={<FormatFilter current={format} pathOf={(chosen) => path({ format: chosen })} />}
      >
        {category.show_filters && <Kinds page={page} />}
        {cards.length > 0 ? (
          <CardList
            key={path({})}
            cards={cards}
            page={page.page}
            total={total}
            pathOf={(number) => path({ page: number })}
          >
            {(shown, list) => (
              <Shelf cards={shown} eager format={format ?? undefined} listRef={list} />
            )}
          </CardList>
        ) : (
          <Nothing page={page} />
        )}
      </InnerPage>
      {newest.length > 0 && (
        <Section title={strings.category.newest}>
          <Shelf cards={newest} />
        </Section>
      )}
    </>
  )
}

function kindOf({ category, subCategory }: PageOf<'category'>) {
  return category.sub_categories.find((one) => one.slug === subCategory)
}

function Kinds({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const { category, subCategory, format, counts } = page
  const pathTo = (kind?: string) =>
    categoryPath(category.slug, { subCategory: kind, format: format ?? undefined })
  const kinds = category.sub_categories.map(({ name, slug }) => ({
    label: name,
    path: pathTo(slug),
    current: slug === subCategory,
    count: counts[slug] ?? 0,
  }))
  const all = { label: strings.category.all, path: pathTo(), current: !subCategory }
  return <Chips label={strings.category.kinds} chips={[all, ...kinds]} />
}

function Nothing({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const words = useStrings(formatStrings)
  const { open } = useContact()
  const { category, format } = page
  const { label } = categoryNames(category)
  const kind = kindOf(page)
  return (
    <EmptyArch
      image={categoryImageUrl(category.image)}
      title={strings.category.emptyTitle}
      lead={
        kind
          ? strings.category.emptyKind(kind.name)
          : format
            ? strings.category.emptyFormat(words[format].name)
            : strings.category.emptyLead(label)
      }
    >
      {(kind || format) && (
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
