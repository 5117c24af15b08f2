import { drawScene } from '#shared/scene/draw-scene.ts'
import { levelOf } from '#shared/song-level.ts'
import { fps } from '../frame-rate.ts'
import { type FilmFile, FilmStopped, FilmUnsupported } from './film-file.ts'
import type { FilmOrder, FilmSong } from './film-order.ts'

const bitsPerSecond = 4_000_000
const codec = 'avc1.42e028'
/** How long the last frame stays, ms: a recorder takes a frame shortly after it is shown. */
const restMs = 250

/**
 * Records a scene while it plays, for a browser without an encoder. Takes as long as the film, and
 * may drop frames.
 *
 * @throws the signal's reason when it is aborted
 * @throws FilmUnsupported when the browser cannot record MP4, or for a clip
 * @throws FilmStopped when the tab is hidden, since nothing is drawn then
 */
export async function recordFilm(
  signal: AbortSignal,
  { scene, sprites, song, clip }: FilmOrder,
  onProgress: (done: number) => void,
): Promise<FilmFile> {
  const heard = song && song.volume !== 0 ? song : undefined
  const mimeType = `video/mp4;codecs=${codec}${heard ? ',mp4a.40.2' : ''}`
  if (clip || typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(mimeType)) {
    throw new FilmUnsupported(`the browser records no ${mimeType}`)
  }
  const { widthPx, heightPx, durationMs } = scene
  const canvas = Object.assign(document.createElement('canvas'), {
    width: widthPx,
    height: heightPx,
  })
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  drawScene(context, scene, sprites, 0)
  const sound = heard && (await openSound(heard))
  const stream = canvas.captureStream(fps)
  for (const track of sound?.tracks ?? []) stream.addTrack(track)
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitsPerSecond })
  const written = collect(recorder)
  try {
    recorder.start()
    sound?.start()
    await play(signal, durationMs, (timeMs) => {
      drawScene(context, scene, sprites, timeMs)
      onProgress(timeMs / durationMs)
    })
    recorder.stop()
    const file = await written
    if (file.size === 0) throw new FilmUnsupported('the recorder wrote nothing')
    return { file, codec, widthPx, heightPx, fallback: 'recorded' }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    await sound?.close()
  }
}

/** Plays the song into the tracks of a stream. */
async function openSound({ file, startMs = 0, volume = 1 }: FilmSong) {
  const context = new AudioContext()
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(await file.arrayBuffer())
  const gain = context.createGain()
  gain.gain.value = levelOf(volume)
  const sink = context.createMediaStreamDestination()
  source.connect(gain).connect(sink)
  return {
    tracks: sink.stream.getAudioTracks(),
    start: () => source.start(0, startMs / 1000),
    close: () => context.close(),
  }
}

/** Everything that the recorder writes until it stops. */
function collect(recorder: MediaRecorder): Promise<Blob> {
  const parts: Blob[] = []
  return new Promise((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => resolve(new Blob(parts, { type: 'video/mp4' }))
    recorder.onerror = () => reject(new Error('the recorder failed'))
  })
}

/** Draws a frame at each screen refresh, until the last one has been shown. */
function play(
  signal: AbortSignal,
  durationMs: number,
  draw: (timeMs: number) => void,
): Promise<void> {
  const over = new AbortController()
  const untilOver = { signal: over.signal }
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), untilOver)
    const stop = () => reject(new FilmStopped('the tab was hidden'))
    document.addEventListener('visibilitychange', stop, untilOver)
    const startMs = performance.now()
    const step = () => {
      if (over.signal.aborted) return
      const timeMs = performance.now() - startMs
      draw(Math.min(timeMs, durationMs))
      if (timeMs < durationMs + restMs) requestAnimationFrame(step)
      else resolve()
    }
    step()
  }).finally(() => over.abort())
}
