import type { AppContext } from '../http/app-context.ts'
import { logError } from '../log/log.ts'

/**
 * A line of the dataset: `index1` is the kind, and `blob1` to `blob5` are the rest, in this order.
 * Analytics Engine samples each kind apart, so a rare one stays exact.
 */
export interface Point {
  kind: 'view' | 'download' | 'share' | 'search' | 'fault'
  what: string
  item: string
  build: string
  /** Only for a fault, like its place. */
  message?: string
  place?: string
}

/** Writes points after the response. A failure loses a count, never an answer. */
export function writePoints(context: AppContext, points: readonly Point[]): void {
  context.executionCtx.waitUntil(write(context.env, points))
}

async function write({ INSIGHT }: Env, points: readonly Point[]): Promise<void> {
  try {
    for (const { kind, what, item, build, message = '', place = '' } of points) {
      // On this machine it is a call to another worker, which takes its time.
      await INSIGHT.writeDataPoint({ indexes: [kind], blobs: [what, item, build, message, place] })
    }
  } catch (error) {
    logError('counts were not written', error)
  }
}

/** Whether the browser asks not to be counted, by Global Privacy Control or Do Not Track. */
export function optsOut({ req }: AppContext): boolean {
  return req.header('Sec-GPC') === '1' || req.header('DNT') === '1'
}
