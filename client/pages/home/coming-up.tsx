import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ComingOccasion, ComingUp as ComingUpData } from '#shared/calendar/coming-up.ts'
import { nearnessOf, nextOccasions } from '#shared/calendar/nearness.ts'
import type { CardSummary } from '#shared/card.ts'
import { comingUpStrings } from '#shared/i18n/coming-up-strings.ts'
import { categoryPath } from '#shared/routes.ts'
import { CardTile } from '../../shelf/card-tile.tsx'
import arrowLink from '../../ui/arrow-link.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { ratioOf } from '../../ui/picture.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './coming-up.module.css'
import { DateRail } from './date-rail.tsx'
import { useNow } from './use-now.ts'

const maxShown = 5
/** Comes every week and would hide everything else. */
export const weeklySlug = 'good-shabbos'
const panelId = 'coming-up-panel'

/** The next dates of the calendar on a rail, and cards for the chosen one. */
export function ComingUp({ comingUp }: { comingUp: ComingUpData }) {
  const words = useStrings(comingUpStrings)
  const { occasions, restDays, cards, totals } = comingUp
  const now = useNow(comingUp.today)
  const [picked, setPicked] = useState<string>()
  const next = nextOccasions(occasions, now.today, maxShown)
  const hasCards = ({ slug }: ComingOccasion) => (cards[slug] ?? []).length > 0
  const chosen =
    next.find(({ slug }) => slug === picked) ??
    next.find((each) => each.slug !== weeklySlug && hasCards(each)) ??
    next.find(hasCards) ??
    next[0]
  if (!chosen) return null
  const near = nearnessOf(chosen, now, restDays)
  return (
    <section className={classes.comingUp} aria-label={words.heading}>
      <DateRail
        dates={next.map((each) => ({
          slug: each.slug,
          name: each.name,
          note: words.near(nearnessOf(each, now, restDays), each.eve),
        }))}
        chosen={chosen.slug}
        onChoose={setPicked}
        panelId={panelId}
      />
      <div className={classes.panel} role="tabpanel" id={panelId} aria-label={chosen.name}>
        <div className={classes.words}>
          <p className={wordClass(chosen.hebrew)} lang="he" dir="rtl">
            {chosen.hebrew}
          </p>
          <h2 className={classes.sentence}>{words.sentence(chosen.name, near, chosen.eve)}</h2>
          <p className={classes.dates}>
            {chosen.begins}. <bdi lang="he">{chosen.hebrewDate}</bdi>
          </p>
        </div>
        <Cards cards={cards[chosen.slug] ?? []} />
        <PageLink className={`${arrowLink.link} ${classes.all}`} href={categoryPath(chosen.slug)}>
          {words.all(chosen.name, totals[chosen.slug])}
          <ArrowRight className={arrowLink.arrow} aria-hidden />
        </PageLink>
      </div>
    </section>
  )
}

/** A name of two words takes two lines, in smaller letters. */
function wordClass(hebrew: string): string {
  return hebrew.includes(' ') ? `${classes.word} ${classes.twoWords}` : `${classes.word}`
}

function Cards({ cards }: { cards: readonly CardSummary[] }) {
  const words = useStrings(comingUpStrings)
  if (cards.length === 0) return <p className={classes.none}>{words.none}</p>
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.slug} className={`${classes.card} ${ratioOf(card.picture)}`}>
          <CardTile
            card={card}
            sizes="(min-width: 721px) 220px, (min-resolution: 2.5dppx) 23vw, 43vw"
          />
        </li>
      ))}
    </ul>
  )
}
