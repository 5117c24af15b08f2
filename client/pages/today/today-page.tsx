import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { Moment } from '#shared/calendar/date-phrase.ts'
import { type DayFact, factsOf, isSober } from '#shared/calendar/day-facts.ts'
import { dayName } from '#shared/calendar/day-names.ts'
import { writeMolad } from '#shared/calendar/molad.ts'
import { type OmerWord, writeOmerCount } from '#shared/calendar/omer.ts'
import { parshaName, readingOf } from '#shared/calendar/parsha.ts'
import type { DatedPoster } from '#shared/calendar/posters-ahead.ts'
import { postersAt } from '#shared/calendar/posters-at.ts'
import { feedPath } from '#shared/feed-path.ts'
import { todayStrings } from '#shared/i18n/today-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { todayPath } from '#shared/routes.ts'
import { Choices } from '../../card-tools/choices.tsx'
import { DayPosterTile } from '../../day/day-poster-tile.tsx'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { ClientOnly } from '../../ui/client-only.tsx'
import { placeOf } from '../../ui/place.ts'
import { useLocalPath } from '../../ui/use-local-path.ts'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './today-page.module.css'
import { useToday } from './use-today.ts'

/** Less on a phone, whose dense screen hides the difference (see `shelf.tsx`). */
const tileSizes =
  '(min-width: 1120px) 260px, (min-width: 721px) 30vw, (min-resolution: 2.5dppx) 23vw, 43vw'

/** What the day is, and the posters for it. */
export function TodayPage({ page: { dayPosters } }: { page: PageOf<'today'> }) {
  const words = useStrings(todayStrings)
  const local = useLocalPath()
  const { moment, choose, word, chooseWord } = useToday(dayPosters.today)
  const facts = factsOf(moment)
  const { title, hebrew, description } = words
  return (
    <>
      <PageHead title={title} description={description} path={todayPath} />
      <link rel="alternate" type="application/atom+xml" title={title} href={local(feedPath)} />
      <div className={isSober(facts) ? classes.sober : undefined}>
        <InnerPage title={title} hebrew={hebrew}>
          <div className={classes.columns}>
            <div className={classes.day}>
              <DateWords moment={moment} />
              <Facts {...{ facts, moment, word }} />
            </div>
            <Posters posters={postersAt(dayPosters, moment, word)} />
            <div className={classes.choices}>
              <p className={classes.note}>{words.advice}</p>
              <ClientOnly>
                <Choices
                  legend={words.time}
                  options={[
                    ['day', words.times.day],
                    ['evening', words.times.evening],
                  ]}
                  chosen={moment.evening ? 'evening' : 'day'}
                  onChoose={(time) => choose(time === 'evening')}
                  hint={words.nightfall}
                />
                {facts.some(({ kind }) => kind === 'omer') && (
                  <Choices
                    legend={words.word}
                    options={[
                      ['לעומר', 'לעומר'],
                      ['בעומר', 'בעומר'],
                    ]}
                    chosen={word}
                    onChoose={chooseWord}
                  />
                )}
              </ClientOnly>
            </div>
          </div>
        </InnerPage>
      </div>
    </>
  )
}

function Posters({ posters }: { posters: readonly DatedPoster[] }) {
  const words = useStrings(todayStrings)
  return (
    <section className={classes.posters} aria-label={words.posters}>
      <h2 className={classes.heading}>{words.posters}</h2>
      {posters.length === 0 && <p className={classes.note}>{words.noPosters}</p>}
      <ul className={classes.tiles}>
        {posters.map((poster, index) => (
          <li key={poster.card.picture.file}>
            <DayPosterTile poster={poster} sizes={tileSizes} place={placeOf(index)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The day in both calendars, and the parsha of its week. */
function DateWords({ moment }: { moment: Moment }) {
  const words = useStrings(todayStrings)
  const language = useLanguage()
  const isEnglish = language === 'en'
  const hebrew = isEnglish ? 'he' : language
  const { dayNumber, evening, place } = moment
  const reading = readingOf(dayNumber, place)
  return (
    <div className={classes.date}>
      <p className={classes.hebrewDate}>
        {/* Here and below a line each, since an evening has a longer name and would move what follows. */}
        {writeDateLine(dayNumber, { language: hebrew, evening })
          .split(', ')
          .map((line) => (
            <bdi lang={hebrew} key={line}>
              {line}
            </bdi>
          ))}
      </p>
      <p className={classes.civil}>
        {writeDateLine(dayNumber, { language, evening, calendar: 'civil' })}
        {isEnglish && <span>{writeDateLine(dayNumber, { language, weekday: 'none' })}</span>}
      </p>
      {!reading.festival && (
        <p className={classes.parsha}>
          {words.parsha(parshaName(reading, isEnglish ? 'ashkenazi' : 'hebrew'))}{' '}
          {isEnglish && <bdi lang="he">פרשת {parshaName(reading, 'hebrew')}</bdi>}
        </p>
      )}
    </div>
  )
}

interface FactsProps {
  facts: readonly DayFact[]
  moment: Moment
  word: OmerWord
}

function Facts({ facts, moment: { evening }, word }: FactsProps) {
  const words = useStrings(todayStrings)
  if (facts.length === 0) return null
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => {
        const { name, note } = words.fact(fact, { evening, word })
        const hebrew = dayName(fact, { evening, word })
        const exact = exactWords(fact, word)
        return (
          <li className={classes.fact} key={fact.kind}>
            <h2 className={classes.name}>
              {name}{' '}
              {hebrew !== name && (
                <bdi className={classes.hebrew} lang="he">
                  {hebrew}
                </bdi>
              )}
            </h2>
            {exact && (
              <p className={classes.exact} lang="he" dir="rtl">
                {exact}
              </p>
            )}
            {note && <p className={classes.note}>{note}</p>}
          </li>
        )
      })}
    </ul>
  )
}

/** The words that are said: the count of the Omer, or the molad. */
function exactWords(fact: DayFact, word: OmerWord): string | undefined {
  if (fact.kind === 'omer') return writeOmerCount(fact.count, word)
  if (fact.kind === 'rosh-chodesh' || fact.kind === 'mevarchim')
    return `המולד: ${writeMolad(fact.molad, 'he')}`
  return undefined
}
