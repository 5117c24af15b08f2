import { type ReactNode, useId } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { AddsRow } from '../../card/adds-row.tsx'
import { PaletteChoice } from '../../card/palette-choice.tsx'
import { HeaderLine, LineFields, OpenObjects } from '../../card/words/words-panel.tsx'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-panel.module.css'
import { MoveChoice } from './move-choice.tsx'
import { SongChoice } from './song-choice.tsx'
import type { FilmEditing } from './use-film-editor.ts'
import type { FilmPart } from './use-film-parts.ts'

interface FilmPanelProps {
  filming: FilmEditing
}

/** The parts of a film one below the other: its words, song, motion, colours and photos. */
export function FilmPanel({ filming }: FilmPanelProps) {
  const cardWords = useStrings(cardStrings)
  const words = useStrings(videoStrings)
  const { editing, seconds, clip, songs, song, player, failed, setFilm } = filming
  const { history, typing, view } = editing
  return (
    <>
      <Part name="words" isTitled={false}>
        <DraftNotice origin={history.origin} onStartAgain={history.reset} />
        <div className={classes.lines} {...typing} data-film-lines>
          <LineFields editing={editing} />
        </div>
        <HeaderLine editing={editing} />
        {view.failed && <p role="alert">{cardWords.drawFailed}</p>}
        {failed && <p role="alert">{words.failed}</p>}
      </Part>
      <Part name="song" detail={words.seconds(seconds)}>
        <SongChoice
          songs={songs}
          seconds={seconds}
          hasSound={clip !== undefined}
          chosen={song}
          player={player}
          onChange={setFilm}
        />
      </Part>
      <LookParts filming={filming} />
      <Part name="photos" title={words.adds}>
        <AddsRow editing={editing} />
        <OpenObjects editing={editing} />
      </Part>
    </>
  )
}

function LookParts({ filming }: FilmPanelProps) {
  const { editing, film, move, player, setFilm } = filming
  const { card, design, draft, edit } = editing
  return (
    <>
      {!film && (
        <Part name="move">
          <MoveChoice
            chosen={move}
            categories={design.categories}
            onChoose={(chosen) => {
              setFilm({ move: chosen })
              player.playNext()
            }}
          />
        </Part>
      )}
      {card.palettes.length > 1 && (
        <Part name="look" isTitled={false}>
          <PaletteChoice
            palettes={card.palettes}
            chosen={draft.palette ?? design.art.palette}
            onChoose={(palette) => edit((draft) => ({ ...draft, palette }))}
          />
        </Part>
      )}
    </>
  )
}

interface PartProps {
  name: FilmPart
  /** Default: the name of its tab. */
  title?: string
  /** False where the heading is only for screen readers. */
  isTitled?: boolean
  detail?: string
  children: ReactNode
}

function Part({ name, title, isTitled = true, detail, children }: PartProps) {
  const words = useStrings(videoStrings)
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id} data-film-part={name}>
      <div className={isTitled ? classes.head : 'visually-hidden'}>
        <h2 className={classes.title} id={id}>
          {title ?? words.part[name]}
        </h2>
        {detail && <bdi className={classes.detail}>{detail}</bdi>}
      </div>
      {children}
    </section>
  )
}
