/**
 * The worker of each art family. Each is one file with everything that it draws with, so that the
 * first drawing waits for one request. Written out, so that the bundler finds the files.
 */
const workers: Readonly<Record<string, () => Worker>> = {
  papercut: () =>
    new Worker(new URL('./art-worker-papercut.ts', import.meta.url), { type: 'module' }),
  ceramic: () =>
    new Worker(new URL('./art-worker-ceramic.ts', import.meta.url), { type: 'module' }),
  foil: () => new Worker(new URL('./art-worker-foil.ts', import.meta.url), { type: 'module' }),
  botanical: () =>
    new Worker(new URL('./art-worker-botanical.ts', import.meta.url), { type: 'module' }),
  riso: () => new Worker(new URL('./art-worker-riso.ts', import.meta.url), { type: 'module' }),
  tiles: () => new Worker(new URL('./art-worker-tiles.ts', import.meta.url), { type: 'module' }),
  illuminated: () =>
    new Worker(new URL('./art-worker-illuminated.ts', import.meta.url), { type: 'module' }),
  lino: () => new Worker(new URL('./art-worker-lino.ts', import.meta.url), { type: 'module' }),
  night: () => new Worker(new URL('./art-worker-night.ts', import.meta.url), { type: 'module' }),
  kids: () => new Worker(new URL('./art-worker-kids.ts', import.meta.url), { type: 'module' }),
  glass: () => new Worker(new URL('./art-worker-glass.ts', import.meta.url), { type: 'module' }),
  layered: () =>
    new Worker(new URL('./art-worker-layered.ts', import.meta.url), { type: 'module' }),
  embroidery: () =>
    new Worker(new URL('./art-worker-embroidery.ts', import.meta.url), { type: 'module' }),
  stone: () => new Worker(new URL('./art-worker-stone.ts', import.meta.url), { type: 'module' }),
  micrography: () =>
    new Worker(new URL('./art-worker-micrography.ts', import.meta.url), { type: 'module' }),
  woodtype: () =>
    new Worker(new URL('./art-worker-woodtype.ts', import.meta.url), { type: 'module' }),
  clip: () => new Worker(new URL('./art-worker-clip.ts', import.meta.url), { type: 'module' }),
}

let spare: { family: string; worker: Worker } | undefined

/** Starts a worker ahead of the painter that will take it; an artist's picture has none. */
export function warmArt(family: string): void {
  if (spare?.family === family || !Object.hasOwn(workers, family)) return
  spare?.worker.terminate()
  const worker = startWorker(family)
  spare = { family, worker }
  // Nobody else listens to it yet.
  worker.onerror = () => {
    if (spare?.worker === worker) spare = undefined
  }
}

/**
 * The worker that was started ahead, or a new one.
 *
 * @throws RangeError for an unknown family
 */
export function takeArtWorker(family: string): Worker {
  if (spare?.family !== family) return startWorker(family)
  const { worker } = spare
  spare = undefined
  return worker
}

function startWorker(family: string): Worker {
  const start = Object.hasOwn(workers, family) ? workers[family] : undefined
  if (!start) throw new RangeError(`no worker for the art family ${family}`)
  return start()
}
