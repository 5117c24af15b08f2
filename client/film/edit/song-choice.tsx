import { useId } from 'react'
import type { FilmDraft } from '#shared/draft.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { Song } from '#shared/song.ts'
import { useStrings } from '../../ui/use-strings.ts'
import type { ChosenSong } from '../play/use-song.ts'
import classes from './song-choice.module.css'

interface SongChoiceProps {
  /** Songs for the film, best match first. */
  songs: readonly Song[]
  /** What plays when no song is chosen. */
  none: string
  chosen: ChosenSong
  onChange: (film: FilmDraft) => void
}

/** The choice of song, its volume and its start. */
export function SongChoice({ songs, none, chosen, onChange }: SongChoiceProps) {
  const words = useStrings(videoStrings)
  const { song, isReplaced } = chosen
  const id = useId()
  return (
    <fieldset className={classes.songs}>
      <legend className="visually-hidden">{words.song}</legend>
      <label className={classes.label} htmlFor={id}>
        {words.song}
      </label>
      <select
        className={classes.select}
        id={id}
        autoComplete="off"
        value={song?.slug ?? ''}
        onChange={({ target }) => onChange({ song: target.value || null, startMs: 0 })}
      >
        {songs.map(({ slug, titles, mood }) => (
          <option key={slug} value={slug}>
            {words.songName(titles.en, mood)}
          </option>
        ))}
        <option value="">{none}</option>
      </select>
      {isReplaced && (
        <p className={classes.note} role="status">
          {words.songGone}
        </p>
      )}
      {song && <SongSliders chosen={chosen} onChange={onChange} />}
    </fieldset>
  )
}

function SongSliders({ chosen, onChange }: Pick<SongChoiceProps, 'chosen' | 'onChange'>) {
  const words = useStrings(videoStrings)
  const { volume, startMs, latestMs } = chosen
  return (
    <>
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
    </>
  )
}
