import { useEffect, useRef, useState } from 'react'
import { soundStrings } from '#shared/i18n/sound-strings.ts'
import { type FilmVoice, longestVoiceMs } from '#shared/photo-film/photo-film-draft.ts'
import { keepPhoto } from '../../../photos/photo-store.ts'
import { randomId } from '../../../random-id.ts'
import { useStrings } from '../../../ui/use-strings.ts'
import { takeSound } from './one-sound.ts'
import { readVoice } from './read-sound.ts'
import {
  MicrophoneFailed,
  type MicrophoneProblem,
  startRecording,
  type VoiceRecorder,
} from './record-voice.ts'

/** `empty`: nothing was heard. */
export type VoiceProblem = MicrophoneProblem | 'empty' | 'unreadable'

/**
 * Records a greeting.
 *
 * @param onReady called with a whole recording alone, so that a failure leaves the one before
 */
export function useVoice(onReady: (voice: FilmVoice) => void) {
  const words = useStrings(soundStrings)
  const [step, setStep] = useState<'idle' | 'asking' | 'recording' | 'working'>('idle')
  const [recorder, setRecorder] = useState<VoiceRecorder>()
  const [problem, setProblem] = useState<VoiceProblem>()
  const [isUnkept, setUnkept] = useState(false)
  const life = useRef<AbortController>(undefined)
  /** The recorder that still records. */
  const live = useRef<VoiceRecorder>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [])
  useEffect(() => () => recorder?.close(), [recorder])

  async function record() {
    if (step !== 'idle') return
    const signal = life.current?.signal
    setStep('asking')
    setProblem(undefined)
    takeSound(() => {})
    try {
      const started = await startRecording()
      if (signal?.aborted) return started.close()
      live.current = started
      takeSound(() => void finish(started))
      setRecorder(started)
      setStep('recording')
    } catch (error) {
      if (!(error instanceof MicrophoneFailed)) throw error
      setProblem(error.problem)
      setStep('idle')
    }
  }

  async function finish(started: VoiceRecorder) {
    const signal = life.current?.signal
    if (!signal || signal.aborted || live.current !== started) return
    live.current = undefined
    setStep('working')
    setRecorder(undefined)
    const answer = await readVoice(signal, await started.stop()).catch(() => undefined)
    if (!answer || signal.aborted) return
    if ('problem' in answer) setProblem(answer.problem)
    else {
      const { file, durationMs, peaks } = answer.read
      const id = `voice-${randomId()}`
      setUnkept(!(await keepPhoto(id, file)))
      onReady({ id, durationMs, fromMs: 0, toMs: durationMs, startMs: null, peaks })
    }
    setStep('idle')
  }

  return {
    step,
    recorder,
    problem,
    note: isUnkept ? words.notKept : '',
    longestMs: longestVoiceMs,
    record: () => void record(),
    stop: () => recorder && void finish(recorder),
    cancel() {
      live.current = undefined
      setRecorder(undefined)
      setStep('idle')
    },
  }
}
