/** The song that plays, and where the film starts in it, ms. */
export interface PlayedSong {
  audio: HTMLAudioElement
  startMs: number
}

/** Largest distance between song and picture before the song is corrected, ms. */
const tolerance = 120

/**
 * The time of a playing film: that of its audible song, else that of the device.
 *
 * @param now milliseconds
 */
export function createFilmClock(now: () => number) {
  let atMs = 0
  let since = 0

  function start(timeMs: number) {
    atMs = timeMs
    since = now()
  }

  return {
    start,
    /** ms. */
    timeMs(song: PlayedSong | undefined): number {
      const silent = atMs + now() - since
      const heard = song && heardMs(song)
      if (!song || heard === undefined) return silent
      if (Math.abs(heard - silent) > tolerance) {
        hear(song, silent)
        return silent
      }
      start(heard)
      return heard
    },
  }
}

/** Moves a song to a time of its film, ms. */
export function hear({ audio, startMs }: PlayedSong, timeMs: number) {
  audio.currentTime = (startMs + timeMs) / 1000
}

/** The film time of the song, ms; `undefined` while the song is silent. */
function heardMs({ audio, startMs }: PlayedSong): number | undefined {
  const isHeard = !audio.paused && !audio.ended && audio.readyState >= audio.HAVE_CURRENT_DATA
  return isHeard ? audio.currentTime * 1000 - startMs : undefined
}
