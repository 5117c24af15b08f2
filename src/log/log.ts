import { AsyncLocalStorage } from 'node:async_hooks'
import { requestIdHeader } from '#shared/request-id.ts'
import { describeError } from './describe-error.ts'

/** What all lines have in common that a request, a batch of a queue or a trigger writes. */
export interface LogScope {
  id: string
  /** Pattern of the route, never an address: those of personal cards have names in them. */
  route: () => string
}

type Facts = Readonly<Record<string, unknown>>

const scopes = new AsyncLocalStorage<LogScope>()

/** Runs work whose lines carry the id and the route. */
export function inLogScope<Value>(scope: LogScope, work: () => Value): Value {
  return scopes.run(scope, work)
}

/** The header for a call to another worker: its lines then have the same id. */
export function logHeaders(): Record<string, string> {
  const scope = scopes.getStore()
  return scope ? { [requestIdHeader]: scope.id } : {}
}

/**
 * Writes one line of JSON about a failure.
 *
 * @param message without anything that a visitor typed
 * @param error its name, message and stack are logged, without quoted values
 */
export function logError(message: string, error?: unknown): void {
  console.error(line('error', message, error === undefined ? {} : { error: describeError(error) }))
}

/**
 * Writes one line of JSON about something to look at.
 *
 * @param facts without anything that a visitor typed
 */
export function logWarning(message: string, facts: Facts = {}): void {
  console.warn(line('warning', message, facts))
}

function line(level: 'error' | 'warning', message: string, facts: Facts): string {
  const scope = scopes.getStore()
  const origin = scope && { request: scope.id, route: scope.route() }
  return JSON.stringify({ level, message, ...origin, ...facts })
}
