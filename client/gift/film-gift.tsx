import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { filmGiftStrings } from '#shared/i18n/film-gift-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import { useCardView } from '../card/use-card-view.ts'
import { FilmStage, useScreen } from '../film/play/film-stage.tsx'
import type { Player } from '../film/play/player.ts'
import { filmFormatOf, useFilm } from '../film/play/use-film.ts'
import { usePlayerState } from '../film/play/use-player.ts'
import { Picture } from '../ui/picture.tsx'
import { useAlt } from '../ui/use-alt.ts'
import { useMedia } from '../ui/use-media.ts'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { useTouched } from '../ui/use-touched.ts'
import { Envelope, SinkingEnvelope } from './envelope.tsx'
import { FilmActions } from './film-actions.tsx'
import classes from './film-gift.module.css'
import { filmOf, type GiftFilm } from './film-of.ts'
import { GiftFrame, Ground } from './gift-frame.tsx'
import { type OpeningPhase, useOpening } from './use-opening.ts'
import { wordsOf } from './words-of.ts'

interface FilmGiftProps {
  gift: PageOf<'film-gift'>
  /** Somebody, perhaps the sender, wants to change the words. */
  onEdit: () => void
}

/** A film as its receiver sees it: a tap opens the envelope, and the film plays with its song. */
export function FilmGift({ gift, onEdit }: FilmGiftProps) {
  const strings = useStrings(filmGiftStrings)
  const words = useStrings(videoStrings)
  const film = useMemo(() => filmOf(gift), [gift])
  const [isWanted, setWanted] = useState(false)
  const { playing, failed } = useGiftFilm(film, isWanted)
  const { player, sound, format } = playing
  const { isReady } = usePlayerState(player)
  const slot = useRef<HTMLDivElement>(null)
  const [flight, setFlight] = useState<DOMRect>()
  const opening = useOpening({ ready: isReady || failed, waits: true, onEnd: play })
  const { phase, isLate } = opening
  const touched = useTouched()
  // A film outside its envelope is to be seen at once.
  if (!isWanted && (touched || phase === 'open')) setWanted(true)

  function play() {
    setFlight(slot.current?.getBoundingClientRect())
    scrollTo(0, 0)
    player.play()
  }

  function tap() {
    sound?.prepare()
    opening.tap()
  }

  return (
    <GiftFrame
      isFilm
      phase={phase}
      format={format}
      title={words.personalTitle}
      lead={strings.lead}
      opener={{ label: strings.open, busy: isLate, onClick: tap }}
      stage={
        <GiftStage
          {...{ phase, film, playing, failed, slot, flight }}
          onTap={tap}
          onEnd={opening.end}
        />
      }
    >
      <FilmActions gift={gift} film={film} playing={playing} failed={failed} onEdit={onEdit} />
    </GiftFrame>
  )
}

type Playing = ReturnType<typeof useFilm>

/** The film of a gift with the words that were sent. Nothing is fetched before it is wanted. */
function useGiftFilm({ card, film, songs, draft }: GiftFilm, wanted: boolean) {
  const format = filmFormatOf(film, draft)
  const shown = useMemo(
    () => ({ ...draft, format: videoLayoutOf(format).cardFormat }),
    [draft, format],
  )
  const view = useCardView(card, wanted ? shown : undefined, { isFilm: true })
  const playing = useFilm({ card, film, songs, draft, view, wanted })
  return { playing, failed: view.failed || playing.failed }
}

interface GiftStageProps {
  phase: OpeningPhase
  film: GiftFilm
  playing: Playing
  failed: boolean
  /** The film in the envelope. */
  slot: RefObject<HTMLDivElement | null>
  /** Where the film was when its envelope was open; undefined where nobody saw that. */
  flight: DOMRect | undefined
  onTap: () => void
  onEnd: () => void
}

/** The film in its envelope, then alone. */
function GiftStage(props: GiftStageProps) {
  const { phase, film, playing, failed, slot, flight, onTap, onEnd } = props
  const { card, draft } = film
  const words = wordsOf(card.design, draft)
  const name = draft.to?.trim() ?? ''
  if (phase === 'open') return <OpenFilm {...{ film, playing, name, words, flight }} />
  return (
    <Envelope
      words={words.join(', ')}
      {...{ name, phase, failed }}
      picture={slot}
      onTap={onTap}
      onEnd={onEnd}
    >
      <ShutFilm {...{ film, playing, words }} />
    </Envelope>
  )
}

interface ShutFilmProps {
  film: GiftFilm
  playing: Playing
  words: readonly string[]
}

/** The film at rest, in its envelope; without script its words on its picture. */
function ShutFilm({ film: { card, poster }, playing: { player, onWidth }, words }: ShutFilmProps) {
  const { isReady } = usePlayerState(player)
  return (
    <>
      <Ground colour={card.summary.ground} />
      <noscript className={classes.plain}>
        <Picture folder={poster.folder ?? 'videos'} picture={poster} alt="" sizes="60vw" />
      </noscript>
      {!isReady && <p>{words.join('\n')}</p>}
      <Screen player={player} onWidth={onWidth} />
    </>
  )
}

interface ScreenProps {
  player: Player
  onWidth: Playing['onWidth']
}

function Screen({ player, onWidth }: ScreenProps) {
  const screen = useScreen(player)
  const { isReady } = usePlayerState(player)
  // Its size outside the envelope is a little larger.
  useEffect(() => {
    if (screen.current) onWidth(1.15 * screen.current.clientWidth * devicePixelRatio)
  }, [screen, onWidth])
  return <canvas ref={screen} className={classes.screen} data-ready={isReady || undefined} />
}

interface OpenFilmProps extends ShutFilmProps {
  name: string
  flight: DOMRect | undefined
}

/** A phone on its side, where the controls stand beside an upright film. */
const lowQuery = '(min-width: 560px) and (max-height: 599px)'

/** The film alone, with its controls and the receiver's name. */
function OpenFilm({ film, playing, name, words, flight }: OpenFilmProps) {
  const strings = useStrings(videoStrings)
  const { player, format, seconds, sound, onWidth } = playing
  const alt = useAlt(film.description, titleIn(film.titles, useLanguage()))
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [isSinking, setSinking] = useState(true)
  const wordsId = useId()
  const isLow = useMedia(lowQuery)
  useFlight(picture, flight)
  useFirstFocus(stage, flight !== undefined)
  return (
    <div className={`${classes.open} ${flight ? classes.dimming : ''}`}>
      {name !== '' && (
        <p className={classes.receiver} dir="auto">
          <span lang="he">לכבוד</span> <bdi>{name}</bdi>
        </p>
      )}
      <FilmStage
        player={player}
        format={format}
        seconds={seconds}
        label={alt}
        describedBy={wordsId}
        sound={sound}
        isBeside={isLow}
        stage={stage}
        picture={picture}
        poster={<Ground colour={film.card.summary.ground} />}
        onWidth={onWidth}
      >
        <p className="visually-hidden" id={wordsId}>
          {strings.words}: {words.join('. ')}
        </p>
      </FilmStage>
      {flight && isSinking && (
        <SinkingEnvelope name={name} from={flight} onEnd={() => setSinking(false)} />
      )}
    </div>
  )
}

/** Moves a picture from a place on the screen to its own. */
function useFlight(picture: RefObject<HTMLElement | null>, from: DOMRect | undefined) {
  useLayoutEffect(() => {
    const target = picture.current
    if (!target || !from) return
    const to = target.getBoundingClientRect()
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
    target.animate([{ transform: start }, { transform: 'none' }], {
      duration: 600,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  }, [picture, from])
}

/** The play button gets the focus that the button of the envelope had. */
function useFirstFocus(stage: RefObject<HTMLElement | null>, isWanted: boolean) {
  useLayoutEffect(() => {
    if (isWanted) stage.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [stage, isWanted])
}
