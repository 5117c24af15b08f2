import type { HeardClip } from '#shared/photo-film/heard-clips.ts'
import { type SoundMix, songLevel, voiceLevel } from '#shared/photo-film/sound-mix.ts'
import { openPreviewClips } from './preview-clips.ts'

/** The files of a preview. */
export interface PreviewedSound {
  mix: SoundMix
  song?: { url: string; repeatMs: number } | undefined
  /** Heard from that time on. */
  voice?: { url: string; fromMs: number } | undefined
  clips: readonly HeardClip[]
}

/** One file of the mix. */
interface PreviewTrack {
  url: string
  /** Time in the file at a time of the film, both ms. */
  fileMs(timeMs: number): number
  level(mix: SoundMix, timeMs: number): number
}

/** Largest distance between sound and picture before the sound is corrected, ms. */
const toleranceMs = 150
/** How fast a new level is reached, s: shorter than a ramp, too long for a click. */
const glideS = 0.02

/** Plays the mix of a film; open it during a tap, and `follow` the film. */
export function openPreviewSound({ mix, song, voice, clips }: PreviewedSound) {
  const context = new AudioContext()
  const tracks: PreviewTrack[] = []
  if (song) {
    const { url, repeatMs } = song
    const fileMs = (timeMs: number) => timeMs % repeatMs
    tracks.push({ url, fileMs, level: songLevel })
  }
  if (voice) {
    const { url, fromMs } = voice
    const startMs = mix.voice?.startMs ?? 0
    const fileMs = (timeMs: number) => timeMs - startMs + fromMs
    tracks.push({ url, fileMs, level: voiceLevel })
  }
  const playing = tracks.map((track) => openTrack(context, track))
  const playingClips = openPreviewClips(context, clips)
  return {
    /** Brings the sound to a time of the film, ms. */
    follow(timeMs: number) {
      const now = { ...mix, clips: playingClips.spans() }
      for (const track of playing) track.follow(now, timeMs)
      playingClips.follow(timeMs, now, glideS)
    },
    close() {
      for (const track of playing) track.pause()
      playingClips.close()
      void context.close()
    },
  }
}

function openTrack(context: AudioContext, { url, fileMs, level }: PreviewTrack) {
  const audio = new Audio(url)
  const gain = new GainNode(context, { gain: 0 })
  context.createMediaElementSource(audio).connect(gain).connect(context.destination)
  // A browser that refuses the sound still shows the film. One that starts silent during the tap
  // is let play later, on an iPhone too.
  const play = () => void audio.play().catch(() => {})
  play()
  return {
    follow(mix: SoundMix, timeMs: number) {
      const wanted = level(mix, timeMs)
      gain.gain.setTargetAtTime(wanted, context.currentTime, glideS)
      const atMs = fileMs(timeMs)
      if (wanted === 0 || atMs < 0) {
        if (!audio.paused) audio.pause()
        return
      }
      if (!audio.seeking && Math.abs(audio.currentTime * 1000 - atMs) > toleranceMs) {
        audio.currentTime = atMs / 1000
      }
      if (audio.paused) play()
    },
    pause: () => audio.pause(),
  }
}
