import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readWorkerOptions } from '../../bin/worker-options.ts'
import { type Bench, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { WorkerdBench } from './workerd-bench.ts'

/*
 * What the start of an isolate takes, measured in two ways:
 *
 * - The evaluation of the module, as `wrangler check startup` profiles it: what Cloudflare shows as
 *   `startup_time_ms`, and limits.
 * - The processor time of workerd, with its compiler and collector threads, from its start to the
 *   first answer that needs no content, less that of a workerd with an empty worker.
 */

const empty = `export default { fetch: () => new Response('') }`
const goal = { of: 'value', most: 50 } as const

export const benchStartUp: Bench = async () => {
  needProcessorClock()
  const { main, workerOptions } = readWorkerOptions()
  const site = { ...workerOptions, name: 'mazel', modules: true, scriptPath: main }
  const serviceBindings = { PREVIEW: () => new Response(null, { status: 503 }) }
  const peer = { name: 'empty', modules: true, script: empty }
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-start-'))
  try {
    // Without the `[build]` of the site, which would build it again each time.
    const { compatibilityDate, compatibilityFlags } = workerOptions
    const config = {
      name: 'mazel',
      main: path.resolve(main),
      compatibility_date: compatibilityDate,
      compatibility_flags: compatibilityFlags,
      no_bundle: true,
    }
    writeFileSync(path.join(folder, 'wrangler.json'), JSON.stringify(config))
    const { whole, bare, evaluation } = await inTurn({
      whole: () => timeStart({ ...site, serviceBindings }),
      bare: () => timeStart(peer),
      evaluation: () => timeEvaluation(folder),
    })
    return [
      { what: 'evaluation of the worker at its start', ours: evaluation, unit: 'ms', goal },
      {
        what: 'start of the worker, processor time',
        ours: whole.map((ms, i) => ms - (bare[i] ?? 0)),
        unit: 'ms',
        goal,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeStart(options: object): Promise<number> {
  const bench = await WorkerdBench.start(options)
  try {
    await bench.read('/api/none')
    return bench.processorMs
  } finally {
    await bench.dispose()
  }
}

/** @param folder of a configuration that names the built worker */
function timeEvaluation(folder: string): number {
  const wrangler = path.resolve('node_modules/wrangler/bin/wrangler.js')
  const said = execFileSync(process.execPath, [wrangler, 'check', 'startup'], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).toString()
  const [, ms] = /Active: ([\d.]+) ms/.exec(said) ?? []
  if (ms === undefined) throw new Error(`wrangler check startup names no time:\n${said}`)
  return Number(ms)
}
