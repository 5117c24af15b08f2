import type { MonoSound } from '#shared/photo-film/sound-mix.ts'
import type { WorkerScope } from '../../../worker-scope.ts'
import { type ClipPart, readClipSound } from '../clips/read-clip-sound.ts'
import { SoundUnreadable } from './open-sound.ts'
import { type MeasuredSong, readSong } from './read-song.ts'
import { type ReadyVoice, readVoice } from './read-voice.ts'

/** What to read. */
export type SoundOrder =
  | { kind: 'voice' | 'song'; file: Blob }
  | { kind: 'clip'; file: Blob; part: ClipPart }
export type SoundAnswer<Read = ReadyVoice | MeasuredSong | MonoSound> =
  | { read: Read }
  /** `empty`: nothing is heard, or too little. */
  | { problem: 'unreadable' | 'empty' }

const scope = globalThis as unknown as WorkerScope<SoundOrder, SoundAnswer>

scope.onmessage = async ({ data }) => {
  try {
    const read = await readOrder(data)
    scope.postMessage(read ? { read } : { problem: 'empty' })
  } catch (error) {
    if (!(error instanceof SoundUnreadable)) throw error
    scope.postMessage({ problem: 'unreadable' })
  }
}

function readOrder(order: SoundOrder) {
  const { kind, file } = order
  if (kind === 'clip') return readClipSound(file, order.part)
  return kind === 'voice' ? readVoice(file) : readSong(file)
}
