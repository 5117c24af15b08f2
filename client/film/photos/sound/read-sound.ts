import type { MonoSound } from '#shared/photo-film/sound-mix.ts'
import type { ClipPart } from '../clips/read-clip-sound.ts'
import type { MeasuredSong } from './read-song.ts'
import type { ReadyVoice } from './read-voice.ts'
import type { SoundAnswer, SoundOrder } from './sound-worker.ts'

/** @throws the signal's reason when it is aborted */
export const readVoice = (signal: AbortSignal, file: Blob) =>
  readSound<ReadyVoice>(signal, { kind: 'voice', file })

/** @throws the signal's reason when it is aborted */
export const readSong = (signal: AbortSignal, file: Blob) =>
  readSound<MeasuredSong>(signal, { kind: 'song', file })

/** @throws the signal's reason when it is aborted */
export const readClip = (signal: AbortSignal, file: Blob, part: ClipPart) =>
  readSound<MonoSound>(signal, { kind: 'clip', file, part })

/** Decodes and measures a file in a worker of its own, whose end frees the memory. */
async function readSound<Read>(signal: AbortSignal, order: SoundOrder): Promise<SoundAnswer<Read>> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' })
  const over = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
      worker.onmessage = ({ data }: MessageEvent<SoundAnswer<Read>>) => resolve(data)
      worker.onerror = () => resolve({ problem: 'unreadable' })
      worker.postMessage(order)
    })
  } finally {
    over.abort()
    worker.terminate()
  }
}
