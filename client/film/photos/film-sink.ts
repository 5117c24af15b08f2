import { StreamTarget, type StreamTargetChunk } from 'mediabunny'
import { openBlobTarget, pieceBytes } from '../make/blob-target.ts'
import { removeOldFilms } from './stored-films.ts'

/** Where a film is written. The place of its index is reserved at the start. */
export interface FilmSink {
  target: StreamTarget
  /** The film, once its output is final. */
  finish(): Promise<Blob>
  /** Removes what was written of a film that failed, so that it takes no room. */
  drop(): Promise<void>
}

/** Typed by hand: only workers have it, and the types of workers and pages exclude each other. */
interface SyncAccess {
  write(data: Uint8Array<ArrayBuffer>, options: { at: number }): number
  close(): void
}
interface FilmHandle extends FileSystemFileHandle {
  createSyncAccessHandle?(): Promise<SyncAccess>
}

/**
 * A file in this origin's private storage, so that a film takes no memory; a blob where the
 * browser has no such storage or no room in it. Runs in a worker.
 *
 * @param mostBytes of the film
 */
export async function openFilmSink(mostBytes: number): Promise<FilmSink> {
  return (await openFile(mostBytes).catch(() => undefined)) ?? openBlob()
}

/** @throws where storage is closed to the page, as in some private windows */
async function openFile(mostBytes: number): Promise<FilmSink | undefined> {
  const directory = await navigator.storage.getDirectory()
  await removeOldFilms(directory)
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  if (quota - usage < 2 * mostBytes) return
  const name = `film-${crypto.randomUUID()}.mp4`
  const handle: FilmHandle = await directory.getFileHandle(name, { create: true })
  const access = await handle.createSyncAccessHandle?.()
  if (!access) return
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      access.write(data, { at: position })
    },
    close: () => access.close(),
  })
  return {
    target: new StreamTarget(writable, { chunked: true, chunkSize: pieceBytes }),
    finish: () => handle.getFile(),
    async drop() {
      // A stream that failed has not closed it; closing it twice is allowed.
      access.close()
      await directory.removeEntry(name)
    },
  }
}

function openBlob(): FilmSink {
  const { target, blob } = openBlobTarget()
  return { target, finish: async () => blob(), async drop() {} }
}
