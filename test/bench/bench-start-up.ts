import { readWorkerOptions } from '../../bin/worker-options.ts'
import { type Bench, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { WorkerdBench } from './workerd-bench.ts'

/*
 * What the start of an isolate takes: the processor time of workerd from its start to the first answer
 * that needs no content, less that of a workerd with an empty worker.
 */

const empty = `export default { fetch: () => new Response('') }`

export const benchStartUp: Bench = async () => {
  needProcessorClock()
  const { main, workerOptions } = readWorkerOptions()
  const site = { ...workerOptions, name: 'mazel', modules: true, scriptPath: main }
  const serviceBindings = { PREVIEW: () => new Response(null, { status: 503 }) }
  const peer = { name: 'empty', modules: true, script: empty }
  const { whole, bare } = await inTurn({
    whole: () => timeStart({ ...site, serviceBindings }),
    bare: () => timeStart(peer),
  })
  return [
    {
      what: 'start of the worker',
      ours: whole.map((ms, i) => ms - (bare[i] ?? 0)),
      unit: 'ms',
      goal: { of: 'value', most: 50 },
    },
  ]
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
