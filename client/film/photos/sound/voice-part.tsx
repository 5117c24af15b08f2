import { Mic, RotateCw, Square, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { soundStrings } from '#shared/i18n/sound-strings.ts'
import type { FilmVoice, PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import type { PhotoFilmPlan } from '#shared/photo-film/plan-photo-film.ts'
import { leastVoiceMs, voiceStart } from '#shared/photo-film/trim-voice.ts'
import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-strings.ts'
import frame from '../photo-film-editor.module.css'
import { canMix } from './can-mix.ts'
import type { VoiceRecorder } from './record-voice.ts'
import classes from './sound.module.css'
import { useVoice } from './use-voice.ts'
import { VoiceTrim } from './voice-trim.tsx'

interface VoicePartProps {
  voice: FilmVoice | undefined
  /** Undefined with too few photos. */
  plan: PhotoFilmPlan | undefined
  onEdit: (change: Pick<PhotoFilmDraft, 'voice'>) => void
}

/** A greeting: recorded, trimmed, placed in the film, recorded again or removed. */
export function VoicePart({ voice, plan, onEdit }: VoicePartProps) {
  const words = useStrings(soundStrings)
  const recording = useVoice((recorded) =>
    // The place in the film stays.
    onEdit({ voice: { ...recorded, startMs: voice?.startMs ?? null } }),
  )
  const { step, recorder, problem, note } = recording

  async function remove() {
    onEdit({ voice: undefined })
    const { toastUndo } = await import('../../../drafts/undo-toast.tsx')
    toastUndo(words.removed, () => onEdit({ voice }))
  }

  return (
    <section className={frame.part} aria-label={words.greeting}>
      <h2 className={frame.heading}>{words.greeting}</h2>
      <p className={frame.note}>{canMix() ? words.lead : words.noMix}</p>
      {recorder ? (
        <Recording {...{ recorder, recording }} />
      ) : (
        <>
          {voice && (
            <VoiceTrim key={voice.id} voice={voice} onChange={(next) => onEdit({ voice: next })} />
          )}
          {voice && plan && (
            <VoicePlace {...{ voice, plan }} onChange={(next) => onEdit({ voice: next })} />
          )}
          {canMix() && (
            <div className={frame.buttons}>
              <Button
                look="outline"
                icon={voice ? RotateCw : Mic}
                busy={step !== 'idle'}
                aria-disabled={step !== 'idle'}
                onClick={recording.record}
              >
                {voice ? words.again : words.record}
              </Button>
              {voice && step === 'idle' && (
                <Button look="outline" icon={Trash2} onClick={() => void remove()}>
                  {words.remove}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <p className={frame.note} role="status">
        {step === 'asking' ? words.asking : step === 'working' ? words.working : note}
      </p>
      <div role="alert">
        {problem && <p className={frame.problem}>{words.problems[problem]}</p>}
        {problem === 'closed' && (
          <Button look="outline" icon={RotateCw} onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )}
      </div>
    </section>
  )
}

interface RecordingProps {
  recorder: VoiceRecorder
  recording: ReturnType<typeof useVoice>
}

function Recording({ recorder, recording: { longestMs, stop, cancel } }: RecordingProps) {
  const words = useStrings(soundStrings)
  const filmWords = useStrings(photoFilmStrings)
  const level = useRef<HTMLSpanElement>(null)
  const [seconds, setSeconds] = useState(0)
  const end = useRef(stop)
  useEffect(() => {
    end.current = stop
  })

  useEffect(() => {
    const started = performance.now()
    let frame = requestAnimationFrame(show)
    function show() {
      const elapsedMs = performance.now() - started
      // As the ear hears it: the root makes quiet speech visible.
      level.current?.style.setProperty('--level', String(Math.sqrt(recorder.level())))
      setSeconds(Math.floor(elapsedMs / 1000))
      frame = requestAnimationFrame(show)
      if (elapsedMs >= longestMs) end.current()
    }
    return () => cancelAnimationFrame(frame)
  }, [recorder, longestMs])

  return (
    <div className={classes.card}>
      <p className={classes.live}>
        <span className={classes.dot} aria-hidden />
        {words.recording(filmWords.seconds(seconds), filmWords.seconds(longestMs / 1000))}
      </p>
      <span className={classes.level} ref={level} aria-hidden />
      <div className={frame.buttons}>
        <Button icon={Square} onClick={stop}>
          {words.stop}
        </Button>
        <Button look="outline" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface VoicePlaceProps {
  voice: FilmVoice
  plan: PhotoFilmPlan
  onChange: (voice: FilmVoice) => void
}

/** When the greeting starts in the film. */
function VoicePlace({ voice, plan: { durationMs, slots }, onChange }: VoicePlaceProps) {
  const words = useStrings(soundStrings)
  const filmWords = useStrings(photoFilmStrings)
  const startMs = voiceStart(voice, { titleMs: slots[0]?.endMs ?? 0, durationMs })
  const time = filmWords.seconds(Math.floor(startMs / 1000))
  const isLate = startMs + voice.toMs - voice.fromMs > durationMs
  return (
    <>
      <label className={classes.place}>
        <span>{words.inFilm}</span>
        <span className={classes.row} dir="ltr">
          <input
            type="range"
            autoComplete="off"
            min={0}
            max={durationMs - leastVoiceMs}
            step={100}
            value={startMs}
            aria-valuetext={time}
            onChange={({ target }) => onChange({ ...voice, startMs: Number(target.value) })}
          />
          <span className={classes.time}>{time}</span>
        </span>
      </label>
      {isLate && (
        <p className={frame.note} role="status">
          {words.late}
        </p>
      )}
    </>
  )
}
