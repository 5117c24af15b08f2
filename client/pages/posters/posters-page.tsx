import type { RefObject } from 'react'
import type { CardSummary } from '#shared/card.ts'
import type { Language } from '#shared/i18n/language.ts'
import { postersStrings } from '#shared/i18n/posters-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { categoryImageUrl, imageUrl } from '#shared/image-url.ts'
import type { PageData, PageOf } from '#shared/page.ts'
import { postersPath } from '#shared/routes.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { useCategories } from '../../data/use-categories.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { AskTile } from '../../shelf/ask-tile.tsx'
import { CardTile } from '../../shelf/card-tile.tsx'
import { PagedList } from '../../shelf/paged-list.tsx'
import { TakeActions } from '../../tiles/take-actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { Chips } from '../../ui/chips.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { placeOf } from '../../ui/place.ts'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './posters-page.module.css'

export function PostersPage({ page }: { page: PageOf<'posters'> }) {
  const strings = useSiteStrings()
  const words = useStrings(postersStrings)
  const { category, cards, total } = page
  const occasion = useOccasion(category)
  const pathOf = (number: number) =>
    postersPath({ ...(category !== null && { category }), page: number })
  const title = occasion ? words.page(occasion.label) : words.title
  return (
    <>
      <PageHead
        title={strings.list.page(title, page.page)}
        description={words.description}
        isPart={page.category !== null || page.page > 1}
        path={pathOf(page.page)}
      />
      <InnerPage title={words.heading} lead={words.lead}>
        <Occasions page={page} />
        {cards.length > 0 ? (
          <PagedList
            key={pathOf(1)}
            items={cards}
            page={page.page}
            total={total}
            pathOf={pathOf}
            itemsOf={postersOf}
          >
            {(shown, list) => <Posters posters={shown} listRef={list} />}
          </PagedList>
        ) : (
          occasion && <NoPoster occasion={occasion} />
        )}
      </InnerPage>
    </>
  )
}

/** The posters of the next page. */
function postersOf(page: PageData) {
  return page.name === 'posters' ? page.cards : undefined
}

interface Occasion {
  label: string
  image: string
}

function useOccasion(slug: string | null): Occasion | undefined {
  const language = useLanguage()
  const { categories } = useCategories()
  const category = categories.find((one) => one.slug === slug)
  return category && { label: categoryNames(category, language).label, image: category.image }
}

function Occasions({ page }: { page: PageOf<'posters'> }) {
  const language = useLanguage()
  const words = useStrings(postersStrings)
  const all = { label: words.all, path: postersPath(), current: page.category === null }
  const occasions = page.occasions.map(({ category, count }) => ({
    label: categoryNames(category, language).label,
    path: postersPath({ category: category.slug }),
    current: category.slug === page.category,
    count,
  }))
  return <Chips label={words.occasions} chips={[all, ...occasions]} />
}

interface PostersProps {
  posters: readonly CardSummary[]
  listRef: RefObject<HTMLUListElement | null>
}

/** Posters are tall: a phone shows two rows. */
const postersInView = 4

/** Each can be edited, or taken as it is with one tap. */
function Posters({ posters, listRef }: PostersProps) {
  const language = useLanguage()
  return (
    <ul className={classes.posters} ref={listRef}>
      {posters.map((poster, i) => (
        <li key={poster.slug}>
          <CardTile
            card={poster}
            sizes="(min-width: 721px) 190px, (min-resolution: 2.5dppx) 23vw, 43vw"
            place={placeOf(i, postersInView)}
          />
          <TakeActions take={takeOf(poster, language)} />
        </li>
      ))}
      {posters.length % 2 === 1 && (
        <li className={`${classes.end} ratio-status`}>
          <AskTile />
        </li>
      )}
    </ul>
  )
}

function takeOf({ slug, titles, picture }: CardSummary, language: Language) {
  const url = imageUrl({
    folder: 'cards',
    file: picture.file,
    width: picture.width,
    format: 'jpeg',
  })
  const file = { url, name: `mazel-${slug}.jpg`, type: 'image/jpeg' } as const
  return { title: titleIn(titles, language), item: `card/${slug}`, ...file }
}

function NoPoster({ occasion: { label, image } }: { occasion: Occasion }) {
  const strings = useSiteStrings()
  const words = useStrings(postersStrings)
  const { open } = useContact()
  return (
    <EmptyArch image={categoryImageUrl(image)} title={words.none(label)} lead={words.noneLead}>
      <PageLink className={buttonClass()} href={postersPath()}>
        {words.allPosters}
      </PageLink>
      <Button look="outline" onClick={open}>
        {strings.category.ask}
      </Button>
    </EmptyArch>
  )
}
