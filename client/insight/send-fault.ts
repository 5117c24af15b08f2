import { faultOf, scriptFaultType } from '#shared/insight/script-fault.ts'
import { reportsPath } from '#shared/routes.ts'
import { mayCount } from './may-count.ts'
import { ownBuild } from './own-build.ts'

/** Faults that one document sends. */
const maxFaults = 5
const sent = new Set<string>()

/** Reports an error of our scripts, each once. */
export function sendFault(error: unknown): void {
  const fault = faultOf(error)
  if (!fault || !mayCount()) return
  const key = `${fault.place} ${fault.message}`
  if (sent.has(key) || sent.size >= maxFaults) return
  sent.add(key)
  const body = JSON.stringify([{ type: scriptFaultType, body: { ...fault, build: ownBuild() } }])
  navigator.sendBeacon(reportsPath, new Blob([body], { type: 'application/reports+json' }))
}
