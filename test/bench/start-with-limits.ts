import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWorkerOptions } from '../../bin/worker-options.ts'
import { WorkerdBench } from './workerd-bench.ts'

/** The built worker with its limits (`limits-worker.mjs`) in one workerd. */
export function startWithLimits(): Promise<WorkerdBench> {
  const { main, workerOptions } = readWorkerOptions()
  const modulesRoot = path.dirname(main)
  const limits = readFileSync(path.join(import.meta.dirname, 'limits-worker.mjs'), 'utf8')
  return WorkerdBench.start({
    ...workerOptions,
    name: 'mazel',
    modulesRoot,
    modules: [
      { type: 'ESModule', path: path.join(modulesRoot, 'bench.js'), contents: limits },
      { type: 'ESModule', path: main },
    ],
    serviceBindings: { PREVIEW: () => new Response(null, { status: 503 }) },
  })
}
