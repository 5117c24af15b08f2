import { ChevronDown, Music, Pause, Play, VolumeX } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { FilmDraft } from '#shared/draft.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { Song } from '#shared/song.ts'
import { useHydrated } from '../../ui/client-only.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import type { Player } from '../play/player.ts'
import { type ChosenSong, cutFor, songUrl } from '../play/use-song.ts'
import { type Trial, useSongTrial } from '../play/use-song-trial.ts'
import classes from './song-choice.module.css'

interface SongChoiceProps {
  /** Songs for the film, best match first. */
  songs: readonly Song[]
  /** Of the film. */
  seconds: number
  /** Whether the film has a sound of its own. */
  hasSound: boolean
  chosen: ChosenSong
  player: Player
  onChange: (film: FilmDraft) => void
}

/** The songs as rows: a button plays one, the row chooses it. */
export function SongChoice(props: SongChoiceProps) {
  const words = useStrings(videoStrings)
  const { songs, seconds, hasSound, chosen, player, onChange } = props
  const { song, isReplaced, volume } = chosen
  const { playing, toggle } = useSongTrial(player)
  const name = useId()
  const choose = (slug: string | null) => onChange({ song: slug, startMs: 0 })

  function trialOf(each: Song): Trial | undefined {
    const startMs = each === song ? chosen.startMs : 0
    const cut = cutFor(each, { seconds, startMs })
    return cut && { slug: each.slug, url: songUrl(cut), startMs, volume }
  }

  return (
    <>
      <div className={classes.songs} role="radiogroup" aria-label={words.song}>
        {songs.map((each) => (
          <SongRow
            key={each.slug}
            song={each}
            name={name}
            isChosen={each === song}
            isPlaying={each.slug === playing}
            trial={trialOf(each)}
            onTry={toggle}
            onChoose={() => choose(each.slug)}
          />
        ))}
        <NoSongRow name={name} hasSound={hasSound} isChosen={!song} onChoose={() => choose(null)} />
      </div>
      {isReplaced && (
        <p className={classes.note} role="status">
          {words.songGone}
        </p>
      )}
      {song && <SongSettings chosen={chosen} onChange={onChange} />}
    </>
  )
}

interface SongRowProps {
  song: Song
  /** Of the radio group. */
  name: string
  isChosen: boolean
  isPlaying: boolean
  trial: Trial | undefined
  onTry: (trial: Trial) => void
  onChoose: () => void
}

function SongRow({ song, name, isChosen, isPlaying, trial, onTry, onChoose }: SongRowProps) {
  const language = useLanguage()
  const words = useStrings(videoStrings)
  const hydrated = useHydrated()
  const { slug, titles, mood } = song
  const title = titleIn(titles, language)
  const Icon = isPlaying ? Pause : Play
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.try}
        disabled={!hydrated || !trial}
        aria-label={(isPlaying ? words.stopTrying : words.tryOut)(title)}
        data-playing={isPlaying || undefined}
        onClick={() => trial && onTry(trial)}
      >
        <Icon className={isPlaying ? '' : classes.triangle} aria-hidden />
      </button>
      <Choice {...{ name, isChosen, onChoose }} value={slug}>
        <span className={classes.name}>
          <bdi>{title}</bdi>
        </span>
        <span className={classes.mood}>{words.mood[mood]}</span>
      </Choice>
    </div>
  )
}

interface NoSongRowProps extends Pick<SongRowProps, 'name' | 'isChosen' | 'onChoose'> {
  hasSound: boolean
}

function NoSongRow({ hasSound, ...choice }: NoSongRowProps) {
  const words = useStrings(videoStrings)
  const Icon = hasSound ? Music : VolumeX
  return (
    <div className={classes.row}>
      <span className={classes.none}>
        <Icon aria-hidden />
      </span>
      <Choice {...choice} value="">
        <span className={classes.name}>{hasSound ? words.ownSound : words.noSong}</span>
      </Choice>
    </div>
  )
}

interface ChoiceProps extends Pick<SongRowProps, 'name' | 'isChosen' | 'onChoose'> {
  value: string
  children: ReactNode
}

function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      {children}
      <input
        className={classes.circle}
        type="radio"
        autoComplete="off"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  )
}

/** Volume and start of the chosen song. */
function SongSettings({ chosen, onChange }: Pick<SongChoiceProps, 'chosen' | 'onChange'>) {
  const words = useStrings(videoStrings)
  const { volume, startMs, latestMs } = chosen
  return (
    <details className={classes.settings}>
      <summary className={classes.summary}>
        {latestMs > 0 ? words.songSettings : words.volume}
        <ChevronDown aria-hidden />
      </summary>
      <label className={classes.slider}>
        <span>{words.volume}</span>
        <input
          type="range"
          autoComplete="off"
          min={0}
          max={100}
          value={Math.round(100 * volume)}
          aria-valuetext={words.percent(Math.round(100 * volume))}
          onChange={({ target }) => onChange({ volume: Number(target.value) / 100 })}
        />
      </label>
      {latestMs > 0 && (
        <label className={classes.slider}>
          <span>{words.start}</span>
          <input
            type="range"
            autoComplete="off"
            min={0}
            max={latestMs}
            step={500}
            value={startMs}
            aria-valuetext={words.from(startMs / 1000)}
            onChange={({ target }) => onChange({ startMs: Number(target.value) })}
          />
        </label>
      )}
    </details>
  )
}
