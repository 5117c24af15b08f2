import { type ReactNode, useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { AddsRow } from '../../card/adds-row.tsx'
import { CardColours } from '../../card/card-colours.tsx'
import { CheckLine, HeaderLine, LineFields, OpenObjects } from '../../card/words/words-panel.tsx'
import { NoticeOfDraft } from '../../drafts/notice-of-draft.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-panel.module.css'
import { PlotChoice } from './plot-choice.tsx'
import { SongChoice } from './song-choice.tsx'
import type { FilmEditing } from './use-film-editor.ts'
import type { FilmSection } from './use-film-sections.ts'

interface FilmPanelProps {
  filming: FilmEditing
}

/** The sections of the panel: words, song, story, colours and photos. */
export function FilmPanel({ filming }: FilmPanelProps) {
  const cardWords = useStrings(cardStrings)
  const words = useStrings(videoStrings)
  const { editing, seconds, clip, songs, song, player, failed, setFilm } = filming
  const { history, view } = editing
  return (
    <>
      <Section name="words" isTitled={false}>
        <NoticeOfDraft
          origin={history.origin}
          isSent={editing.isSent}
          onStartAgain={editing.startAgain}
        />
        <div className={classes.lines} data-film-lines>
          <LineFields editing={editing} />
        </div>
        <HeaderLine editing={editing} />
        <CheckLine editing={editing} />
        {view.failed && <p role="alert">{cardWords.drawFailed}</p>}
        {failed && <p role="alert">{words.failed}</p>}
      </Section>
      <Section name="song" detail={words.seconds(seconds)}>
        <SongChoice
          songs={songs}
          seconds={seconds}
          hasSound={clip !== undefined}
          chosen={song}
          player={player}
          onChange={setFilm}
        />
      </Section>
      <LookSections filming={filming} />
      <Section name="photos" title={words.adds}>
        <AddsRow editing={editing} />
        <OpenObjects editing={editing} />
      </Section>
    </>
  )
}

function LookSections({ filming }: FilmPanelProps) {
  const { editing, plot, player, setFilm } = filming
  const { card, design } = editing
  return (
    <>
      {plot && (
        <Section name="plot">
          <PlotChoice
            chosen={plot}
            categories={design.categories}
            onChoose={(chosen) => {
              setFilm({ plot: chosen })
              player.playNext()
            }}
          />
        </Section>
      )}
      {card.palettes.length > 1 && (
        <Section name="look" isTitled={false}>
          <CardColours editing={editing} />
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  name: FilmSection
  /** Default: the name of its tab. */
  title?: string
  /** False where the heading is only for screen readers. */
  isTitled?: boolean
  detail?: string
  children: ReactNode
}

function Section({ name, title, isTitled = true, detail, children }: SectionProps) {
  const words = useStrings(videoStrings)
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} data-film-section={name}>
      <div className={isTitled ? classes.head : 'visually-hidden'}>
        <h2 className={classes.title} id={id}>
          {title ?? words.section[name]}
        </h2>
        {detail && <bdi className={classes.detail}>{detail}</bdi>}
      </div>
      {children}
    </section>
  )
}
