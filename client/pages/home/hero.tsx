import { memo } from 'react'
import type { CardSummary } from '#shared/card.ts'
import { categoryPath } from '#shared/routes.ts'
import { useCategories } from '../../data/use-categories.ts'
import { KeptPart } from '../../kept-part.tsx'
import { LaterSearchBox } from '../../search/later-search-box.tsx'
import { CardTile } from '../../shelf/card-tile.tsx'
import { Button } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ratioOf } from '../../ui/picture.tsx'
import { useLanguage, useSiteStrings } from '../../ui/use-strings.ts'
import { CarryOn } from './carry-on.tsx'
import { FindRow } from './find-row.tsx'
import classes from './hero.module.css'

/** Categories linked under the search on any day, after the next holiday. */
const linkedSlugs = ['bar-mitzvah', 'wedding']

interface HeroProps {
  cards: readonly CardSummary[]
  /** Slug of the next holiday. */
  next: string | undefined
}

export function Hero({ cards, next }: HeroProps) {
  return (
    <div className={classes.hero}>
      <KeptPart>
        <Words next={next} />
      </KeptPart>
      <ul className={classes.shelf}>
        {cards.map((card) => (
          <li key={card.slug} className={ratioOf(card.picture)}>
            <CardTile card={card} sizes="(min-width: 960px) 230px, 30vw" place="first" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ next }: Pick<HeroProps, 'next'>) {
  const strings = useSiteStrings()
  return (
    <div className={classes.words}>
      <h1 className={classes.heading}>{strings.home.heading}</h1>
      <p className={classes.lead}>{strings.home.lead}</p>
      <div className={classes.find}>
        <HeroSearch />
      </div>
      <FindRow />
      <div className={classes.place}>
        <CarryOn>
          <Links next={next} />
        </CarryOn>
      </div>
    </div>
  )
}

/** A new render of the hero leaves it alone, since its code may not have come yet. */
const HeroSearch = memo(() => {
  const { search } = useSiteStrings()
  return (
    <LaterSearchBox id="hero-search" label={search.heroLabel} look="large">
      <Button type="submit">{search.find}</Button>
    </LaterSearchBox>
  )
})

function Links({ next }: Pick<HeroProps, 'next'>) {
  const language = useLanguage()
  const { categories } = useCategories()
  const linked = [next, ...linkedSlugs].flatMap(
    (slug) => categories.find((category) => category.slug === slug) ?? [],
  )
  return (
    <p className={classes.links}>
      {linked.map((category) => (
        <PageLink key={category.slug} href={categoryPath(category.slug)}>
          {categoryNames(category, language).label}
        </PageLink>
      ))}
    </p>
  )
}
