import type { CardSummary } from '#shared/card.ts'
import { groupCategories } from '#shared/category.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath, homePath, postersPath, videosPath } from '#shared/routes.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { useCategories } from '../../data/use-categories.ts'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { CardTile } from '../../shelf/card-tile.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import trim from '../../style/trim.module.css'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ratioOf } from '../../ui/picture.tsx'
import { useSiteStrings } from '../../ui/use-strings.ts'
import { ComingUp } from './coming-up.tsx'
import classes from './home-page.module.css'
import { PosterStrip } from './poster-strip.tsx'

/** Number of cards on the shelf beside the heading. */
const heroCards = 3
/** The categories linked under the heading. */
const heroSlugs = ['bar-mitzvah', 'wedding', 'chanukah']

export function HomePage({ page }: { page: PageOf<'home'> }) {
  const strings = useSiteStrings()
  const { categories } = useCategories()
  const { simchas, holidays, other } = groupCategories(categories)
  const rest = page.newest.slice(heroCards)
  return (
    <>
      <PageHead title={strings.home.title} description={strings.site.description} path={homePath} />
      <Hero cards={page.newest.slice(0, heroCards)} />
      <div className={`${classes.band} ${trim.foot}`}>
        {page.comingUp && <ComingUp comingUp={page.comingUp} />}
      </div>
      {rest.length > 0 && (
        <Section title={strings.home.newest}>
          <Shelf cards={rest} />
        </Section>
      )}
      <Section id="simchas" title={strings.home.simchas} hebrew={strings.home.simchasHebrew}>
        <ArchTiles categories={simchas} />
      </Section>
      <Section id="occasions" title={strings.home.occasions} hebrew={strings.home.occasionsHebrew}>
        <ArchTiles categories={[...holidays, ...other]} />
      </Section>
      {page.posters.length > 0 && (
        <Section
          title={strings.home.posters}
          more={{ label: strings.home.allPosters, path: postersPath() }}
        >
          <PosterStrip posters={page.posters} />
        </Section>
      )}
      {page.videos.length > 0 && (
        <div className={`${classes.videos} ${trim.head} ${trim.foot}`}>
          <Section
            title={strings.home.videos}
            hebrew={strings.home.videosHebrew}
            more={{ label: strings.home.allVideos, path: videosPath() }}
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
  const strings = useSiteStrings()
  const { categories } = useCategories()
  const named = categories.filter((category) => heroSlugs.includes(category.slug))
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.heading}>{strings.home.heading}</h1>
        <p className={classes.lead}>{strings.home.lead}</p>
        <div className={classes.find}>
          <SearchBox id="hero-search" label={strings.search.heroLabel} look="large">
            <Button type="submit">{strings.search.find}</Button>
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
  const strings = useSiteStrings()
  const { trigger } = useContact()
  return (
    <section className={classes.contact}>
      <h2>{strings.home.contactHeading}</h2>
      <p>{strings.home.contactLead}</p>
      <Button look="outline" {...trigger}>
        {strings.nav.contact}
      </Button>
    </section>
  )
}
