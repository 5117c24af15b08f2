import type { FilmVoice } from './photo-film-draft.ts'

/** The shortest greeting, ms. */
export const leastVoiceMs = 500

/**
 * Moves the start or the end of what is heard of a recording; the other stays, and at least half a
 * second is left.
 *
 * @example trimVoice({ durationMs: 4000, fromMs: 0, toMs: 4000 }, 'fromMs', 3900).fromMs // 3500
 */
export function trimVoice<Voice extends Pick<FilmVoice, 'durationMs' | 'fromMs' | 'toMs'>>(
  voice: Voice,
  side: 'fromMs' | 'toMs',
  timeMs: number,
): Voice {
  const { durationMs, fromMs, toMs } = voice
  const least = side === 'fromMs' ? 0 : Math.min(durationMs, fromMs + leastVoiceMs)
  const most = side === 'toMs' ? durationMs : Math.max(0, toMs - leastVoiceMs)
  return { ...voice, [side]: Math.round(Math.min(Math.max(timeMs, least), most)) }
}

/**
 * When a greeting starts in a film: after the title, unless the visitor chose a time that the film
 * has.
 *
 * @param titleMs how long the title is shown
 */
export function voiceStart(
  { startMs }: Pick<FilmVoice, 'startMs'>,
  { titleMs, durationMs }: { titleMs: number; durationMs: number },
): number {
  return Math.min(startMs ?? titleMs, durationMs - leastVoiceMs)
}
