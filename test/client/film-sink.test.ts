import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  type Target,
} from 'mediabunny'
import { afterEach, expect, test, vi } from 'vitest'
import { openFilmSink } from '../../client/film/photos/film-sink.ts'
import { removeOldFilms } from '../../client/film/photos/stored-films.ts'

afterEach(() => vi.unstubAllGlobals())

/** A file of a device in memory; a locked one is open, here or in another tab. */
interface Entry {
  bytes: Uint8Array<ArrayBuffer>
  lastModified: number
  isLocked?: boolean
  isFull?: boolean
}

/** The private storage of an origin. */
function makeDirectory(entries: Map<string, Entry> = new Map()) {
  const handleOf = (name: string, entry: Entry) => ({
    getFile: async () => new File([entry.bytes], name, { lastModified: entry.lastModified }),
    async createSyncAccessHandle() {
      entry.isLocked = true
      return {
        write(data: Uint8Array, { at }: { at: number }) {
          if (entry.isFull) throw new DOMException('no room', 'QuotaExceededError')
          const longer = new Uint8Array(Math.max(entry.bytes.length, at + data.length))
          longer.set(entry.bytes)
          longer.set(data, at)
          entry.bytes = longer
          return data.length
        },
        close() {
          entry.isLocked = false
        },
      }
    },
  })
  const directory = {
    async getFileHandle(name: string) {
      const entry: Entry = { bytes: new Uint8Array(), lastModified: Date.now() }
      entries.set(name, entry)
      return handleOf(name, entry)
    },
    async removeEntry(name: string) {
      if (entries.get(name)?.isLocked) throw new DOMException('', 'NoModificationAllowedError')
      entries.delete(name)
    },
    async *[Symbol.asyncIterator]() {
      for (const [name, entry] of entries) yield [name, handleOf(name, entry)] as const
    },
  }
  return { directory: directory as unknown as FileSystemDirectoryHandle, entries }
}

function stubStorage(directory: FileSystemDirectoryHandle, quota = 1_000_000_000) {
  const estimate = async () => ({ quota, usage: 0 })
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => directory, estimate } })
}

/** Writes three packets of sound. */
async function write(target: Target, packetBytes = 500) {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound, { maximumPacketCount: 3 })
  await output.start()
  const decoderConfig = {
    ...{ codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2 },
    description: new Uint8Array([0x11, 0x90]),
  }
  for (let i = 0; i < 3; i++) {
    const packet = new EncodedPacket(
      new Uint8Array(packetBytes).fill(i),
      'key',
      (i * 1024) / 48_000,
      0.02,
    )
    await sound.add(packet, { decoderConfig })
  }
  await output.finalize()
}

/** Types of the boxes at the top level. */
function boxesOf(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const boxes: string[] = []
  for (let at = 0; at < bytes.length; at += view.getUint32(at)) {
    boxes.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))
  }
  return boxes
}

test('a film is a file of the device, its index first', async () => {
  const { directory, entries } = makeDirectory()
  stubStorage(directory)
  const sink = await openFilmSink(16_000_000)
  await write(sink.target)
  const film = await sink.finish()
  expect(film).toBeInstanceOf(File)
  const bytes = await film.bytes()
  expect(boxesOf(bytes)).toEqual(['ftyp', 'moov', 'free', 'mdat'])
  expect([...entries.values()].map((entry) => entry.bytes.length)).toEqual([bytes.length])
})

test('a film that fails on a device that becomes full takes no room', async () => {
  const { directory, entries } = makeDirectory()
  stubStorage(directory)
  const sink = await openFilmSink(16_000_000)
  expect(entries.size).toBe(1)
  for (const entry of entries.values()) entry.isFull = true
  await expect(write(sink.target)).rejects.toThrow('no room')
  await sink.drop()
  expect(entries.size).toBe(0)
})

test.each([
  ['closed', { getDirectory: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ['absent', {}],
])('a film is a blob where the storage is %s', async (_, storage) => {
  vi.stubGlobal('navigator', { storage })
  const sink = await openFilmSink(16_000_000)
  await write(sink.target)
  const film = await sink.finish()
  expect(film).not.toBeInstanceOf(File)
  expect(boxesOf(await film.bytes())).toEqual(['ftyp', 'moov', 'free', 'mdat'])
})

test('a film is a blob on a full device', async () => {
  const { directory, entries } = makeDirectory()
  stubStorage(directory, 20_000_000)
  const sink = await openFilmSink(16_000_000)
  await write(sink.target)
  expect(await sink.finish()).not.toBeInstanceOf(File)
  expect(entries.size).toBe(0)
})

test('a blob of several pieces has the same bytes as a film in memory', async () => {
  vi.stubGlobal('navigator', {})
  const sink = await openFilmSink(16_000_000)
  await write(sink.target, 900_000)
  const memory = new BufferTarget()
  await write(memory, 900_000)
  const film = Buffer.from(await (await sink.finish()).arrayBuffer())
  expect(film.length).toBeGreaterThan(2_700_000)
  expect(film.equals(Buffer.from(memory.buffer ?? new ArrayBuffer()))).toBe(true)
})

test('old films are removed, but no new one, none that is written, and nothing else', async () => {
  const bytes = new Uint8Array(1)
  const old = { bytes, lastModified: Date.now() - 3_600_000 }
  const { directory, entries } = makeDirectory(
    new Map<string, Entry>([
      ['film-a.mp4', { ...old }],
      ['film-b.mp4', { ...old, isLocked: true }],
      ['film-c.mp4', { bytes, lastModified: Date.now() }],
      ['letters.bin', { ...old }],
    ]),
  )
  await removeOldFilms(directory)
  expect([...entries.keys()]).toEqual(['film-b.mp4', 'film-c.mp4', 'letters.bin'])
})
