import type { Category } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath } from '#shared/routes.ts'
import { useContact } from '../shell/contact-provider.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { categoryNames } from '../ui/category-name.ts'
import { Chips } from '../ui/chips.tsx'
import { EmptyArch } from '../ui/empty-arch.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { InnerPage } from './inner-page.tsx'
import { Section } from './section.tsx'
import { Shelf } from './shelf.tsx'

export function CategoryPage({ page }: { page: PageOf<'category'> }) {
  const { category, subCategory, cards, newest } = page
  const { label, hebrew } = categoryNames(category)
  const kind = category.sub_categories.find((one) => one.slug === subCategory)
  return (
    <>
      <PageHead
        title={kind ? `${en.category.title(label)}: ${kind.name}` : en.category.title(label)}
        description={en.category.description(label)}
        path={categoryPath(category.slug, { subCategory: kind?.slug })}
      />
      <InnerPage title={label} hebrew={hebrew} lead={en.category.lead(label)}>
        {category.show_filters && <Kinds category={category} current={subCategory} />}
        {cards.length > 0 ? (
          <Shelf cards={cards} eager />
        ) : (
          <Nothing category={category} kind={kind?.name} />
        )}
      </InnerPage>
      {newest.length > 0 && (
        <Section title={en.category.newest}>
          <Shelf cards={newest} />
        </Section>
      )}
    </>
  )
}

function Kinds({ category, current }: { category: Category; current: string | null }) {
  const all = { label: en.category.all, path: categoryPath(category.slug), current: !current }
  const kinds = category.sub_categories.map(({ name, slug }) => ({
    label: name,
    path: categoryPath(category.slug, { subCategory: slug }),
    current: slug === current,
  }))
  return <Chips label={en.category.kinds} chips={[all, ...kinds]} />
}

function Nothing({ category, kind }: { category: Category; kind: string | undefined }) {
  const { open } = useContact()
  const { label } = categoryNames(category)
  return (
    <EmptyArch
      image={categoryImageUrl(category.image)}
      title={en.category.emptyTitle}
      lead={kind ? en.category.emptyKind(kind) : en.category.emptyLead(label)}
    >
      {kind && (
        <PageLink className={buttonClass()} href={categoryPath(category.slug)}>
          {en.category.allCards(label)}
        </PageLink>
      )}
      <Button look="outline" onClick={open}>
        {en.category.ask}
      </Button>
    </EmptyArch>
  )
}
