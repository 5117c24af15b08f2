import { useEffect, useState } from 'react'
import type { CardSummary } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import { groupCategories } from '#shared/category-groups.ts'
import type { PageOf } from '#shared/page.ts'
import { homePath, postersPath, videosPath } from '#shared/routes.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { useCategories } from '../../data/use-categories.ts'
import { KeptPart } from '../../kept-part.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import trim from '../../style/trim.module.css'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { Button } from '../../ui/button.tsx'
import { useSiteStrings } from '../../ui/use-strings.ts'
import { ComingUp, weeklySlug } from './coming-up.tsx'
import { DayPoster } from './day-poster.tsx'
import { Hero } from './hero.tsx'
import classes from './home-page.module.css'
import { PosterStrip } from './poster-strip.tsx'

const simchasId = 'simchas'
/** The simchas that are shown before the list is opened: on a phone, and on a tablet. */
const phoneSlugs = [
  'its-a-boy',
  'its-a-girl',
  'bris',
  'upsherin',
  'bar-mitzvah',
  'vort',
  'wedding',
  'siyum',
  'happy-birthday',
]
const tabletSlugs = [...phoneSlugs, 'kiddush', 'sheva-bruches', 'anniversary']

export function HomePage({ page }: { page: PageOf<'home'> }) {
  const strings = useSiteStrings()
  const { hero, comingUp, dayPosters, newest, posters, videos } = page
  const coming = comingUp?.occasions.map(({ slug }) => slug) ?? []
  return (
    <>
      <PageHead title={strings.home.title} description={strings.site.description} path={homePath} />
      <Hero cards={hero} next={coming.find((slug) => slug !== weeklySlug)} />
      <div className={`${classes.band} ${trim.foot}`}>
        {comingUp && (
          <KeptPart>
            <ComingUp comingUp={comingUp} />
          </KeptPart>
        )}
        {dayPosters && (
          <KeptPart>
            <DayPoster dayPosters={dayPosters} />
          </KeptPart>
        )}
      </div>
      <KeptPart>
        <Simchas />
      </KeptPart>
      {newest.length > 0 && (
        <KeptPart>
          <Newest cards={newest} />
        </KeptPart>
      )}
      {posters.length > 0 && (
        <KeptPart>
          <Posters posters={posters} />
        </KeptPart>
      )}
      <KeptPart>
        <Occasions coming={coming} />
      </KeptPart>
      {videos.length > 0 && (
        <KeptPart>
          <Videos videos={videos} />
        </KeptPart>
      )}
      <KeptPart>
        <ContactBand />
      </KeptPart>
    </>
  )
}

/** Folded on small screens; opens by its button, and for a link to it. */
function Simchas() {
  const strings = useSiteStrings()
  const { simchas } = groupCategories(useCategories().categories)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const section = document.getElementById(simchasId)
    const open = () => setOpen(true)
    // A link to the section within the site focuses it.
    section?.addEventListener('focus', open)
    return () => section?.removeEventListener('focus', open)
  }, [])
  return (
    <Section
      id={simchasId}
      title={strings.home.simchas}
      hebrew={strings.home.simchasHebrew}
      aside={
        <details
          className={classes.fold}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{isOpen ? strings.list.closeRow : strings.home.allOf(simchas.length)}</summary>
        </details>
      }
    >
      <ArchTiles categories={simchas} firstOnPhone={phoneSlugs} firstOnTablet={tabletSlugs} />
    </Section>
  )
}

function Newest({ cards }: { cards: readonly CardSummary[] }) {
  const strings = useSiteStrings()
  return (
    <Section title={strings.home.newest}>
      <Shelf cards={cards} sample />
    </Section>
  )
}

function Posters({ posters }: Pick<PageOf<'home'>, 'posters'>) {
  const strings = useSiteStrings()
  return (
    <Section
      title={strings.home.posters}
      more={{ label: strings.home.allPosters, path: postersPath() }}
    >
      <PosterStrip posters={posters} />
    </Section>
  )
}

/** @param coming slugs of the next dates, which come first */
function Occasions({ coming }: { coming: readonly string[] }) {
  const strings = useSiteStrings()
  const { holidays, other } = groupCategories(useCategories().categories)
  return (
    <Section id="occasions" title={strings.home.occasions} hebrew={strings.home.occasionsHebrew}>
      <ArchTiles categories={comingFirst([...holidays, ...other], coming)} strip />
    </Section>
  )
}

function comingFirst(categories: readonly Category[], coming: readonly string[]): Category[] {
  const next = coming.flatMap((slug) => categories.find((one) => one.slug === slug) ?? [])
  return [...new Set([...next, ...categories])]
}

function Videos({ videos }: Pick<PageOf<'home'>, 'videos'>) {
  const strings = useSiteStrings()
  return (
    <div className={`${classes.videos} ${trim.head} ${trim.foot}`}>
      <Section
        title={strings.home.videos}
        hebrew={strings.home.videosHebrew}
        more={{ label: strings.home.allVideos, path: videosPath() }}
      >
        <VideoTiles videos={videos} strip />
      </Section>
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
