import type { CardSummary } from '#shared/card.ts'
import { groupCategories } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath, homePath, postersPath, videosPath } from '#shared/routes.ts'
import { useCategories } from '../../data/use-categories.ts'
import { Section } from '../../page-frame/section.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { CardTile } from '../../shelf/card-tile.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { useContact } from '../../shell/contact-provider.tsx'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ratioOf } from '../../ui/picture.tsx'
import trim from '../../ui/trim.module.css'
import { ComingUp } from './coming-up.tsx'
import classes from './home-page.module.css'
import { PosterStrip } from './poster-strip.tsx'

/** Cards that stand on the shelf beside the heading. */
const HERO_CARDS = 3
/** The categories named under the heading. */
const heroSlugs = ['bar-mitzvah', 'wedding', 'chanukah']

export function HomePage({ page }: { page: PageOf<'home'> }) {
  const { categories } = useCategories()
  const { simchas, holidays, other } = groupCategories(categories)
  const rest = page.newest.slice(HERO_CARDS)
  return (
    <>
      <PageHead title={en.home.title} description={en.site.description} path={homePath} />
      <Hero cards={page.newest.slice(0, HERO_CARDS)} />
      <div className={`${classes.band} ${trim.foot}`}>
        {page.comingUp && <ComingUp comingUp={page.comingUp} />}
      </div>
      {rest.length > 0 && (
        <Section title={en.home.newest}>
          <Shelf cards={rest} />
        </Section>
      )}
      <Section id="simchas" title={en.home.simchas} hebrew={en.home.simchasHebrew}>
        <ArchTiles categories={simchas} />
      </Section>
      <Section id="occasions" title={en.home.occasions} hebrew={en.home.occasionsHebrew}>
        <ArchTiles categories={[...holidays, ...other]} />
      </Section>
      {page.posters.length > 0 && (
        <Section title={en.home.posters} more={{ label: en.home.allPosters, path: postersPath() }}>
          <PosterStrip posters={page.posters} />
        </Section>
      )}
      {page.videos.length > 0 && (
        <div className={`${classes.videos} ${trim.head} ${trim.foot}`}>
          <Section
            title={en.home.videos}
            hebrew={en.home.videosHebrew}
            more={{ label: en.home.allVideos, path: videosPath() }}
          >
            <VideoTiles videos={page.videos} />
          </Section>
        </div>
      )}
      <ContactBand />
    </>
  )
}

function Hero({ cards }: { cards: readonly CardSummary[] }) {
  const { categories } = useCategories()
  const named = categories.filter((category) => heroSlugs.includes(category.slug))
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.heading}>{en.home.heading}</h1>
        <p className={classes.lead}>{en.home.lead}</p>
        <div className={classes.find}>
          <SearchBox id="hero-search" label={en.search.heroLabel} look="large">
            <Button type="submit">{en.search.find}</Button>
          </SearchBox>
        </div>
        <p className={classes.named}>
          {named.map((category) => (
            <PageLink key={category.slug} href={categoryPath(category.slug)}>
              {categoryNames(category).label}
            </PageLink>
          ))}
        </p>
      </div>
      <ul className={classes.shelf}>
        {cards.map((card) => (
          <li key={card.slug} className={ratioOf(card.picture)}>
            <CardTile card={card} sizes="(min-width: 960px) 230px, 30vw" eager />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ContactBand() {
  const { trigger } = useContact()
  return (
    <section className={classes.contact}>
      <h2>{en.home.contactHeading}</h2>
      <p>{en.home.contactLead}</p>
      <Button look="outline" {...trigger}>
        {en.nav.contact}
      </Button>
    </section>
  )
}
