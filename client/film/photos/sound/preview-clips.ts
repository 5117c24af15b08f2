import type { HeardClip } from '#shared/photo-film/heard-clips.ts'
import { clipLevel, type SoundMix, type SoundSpan } from '#shared/photo-film/sound-mix.ts'
import { findPhoto } from '../../../photos/photo-store.ts'
import { readClip } from './read-sound.ts'

/** A clip is decoded this long before it is heard, ms. */
const aheadMs = 3000

/** One that is decoded; it starts when the film comes to it. */
interface ReadyClip {
  span: SoundSpan
  gain: GainNode
  source: AudioBufferSourceNode
  isStarted: boolean
}

/** Plays the sounds of clips while a film goes forward. */
export function openPreviewClips(context: AudioContext, clips: readonly HeardClip[]) {
  const life = new AbortController()
  const asked = new Set<HeardClip>()
  const ready: ReadyClip[] = []

  async function load({ id, fromMs, span }: HeardClip) {
    const file = await findPhoto(id)
    if (!file) return
    const answer = await readClip(life.signal, file, { fromMs, lengthMs: span.lengthMs })
    if ('problem' in answer) return
    const { samples, rate } = answer.read
    const buffer = context.createBuffer(1, samples.length, rate)
    buffer.getChannelData(0).set(samples)
    const source = new AudioBufferSourceNode(context, { buffer })
    const gain = new GainNode(context, { gain: 0 })
    source.connect(gain).connect(context.destination)
    ready.push({ span, gain, source, isStarted: false })
  }

  return {
    /** Of those in which something is heard, as far as they are decoded. */
    spans: () => ready.map(({ span }) => span),
    follow(timeMs: number, mix: SoundMix, glideS: number) {
      for (const clip of clips) {
        const { startMs, lengthMs } = clip.span
        if (asked.has(clip) || timeMs < startMs - aheadMs || timeMs > startMs + lengthMs) continue
        asked.add(clip)
        // A film that stops ends the reading.
        void load(clip).catch(() => {})
      }
      for (const clip of ready) {
        const { span, gain, source, isStarted } = clip
        const sinceMs = timeMs - span.startMs
        gain.gain.setTargetAtTime(clipLevel(span, mix, timeMs), context.currentTime, glideS)
        if (isStarted || sinceMs < 0 || sinceMs > span.lengthMs) continue
        clip.isStarted = true
        source.start(0, sinceMs / 1000)
      }
    },
    close: () => life.abort(),
  }
}
