import { RequestRelease } from '../release/request-release.ts'
import { DeadlineError, withinDeadline } from './within-deadline.ts'

/** How long a request waits for each service, ms. */
export const deadlinesMs = {
  CONTENT: 300,
  SEARCH_DB: 300,
  ASSETS: 3000,
  MEDIA: 3000,
  /** Pictures may be large and the encoder busy; after the deadline the original is sent. */
  IMAGES: 20_000,
  /** Apps that preview links wait little longer for a picture. */
  PREVIEW: 3000,
  PREVIEW_LIMIT: 200,
  CALL_LIMIT: 200,
  VARIANT_LIMIT: 200,
  REPORT_LIMIT: 200,
  COUNT_LIMIT: 200,
  HEALTH_LIMIT: 200,
} as const

export type Service = keyof typeof deadlinesMs

/** In development Vite bundles in the process of the worker, and services answer later. */
const deadlineFactor = import.meta.env?.MODE === 'development' ? 20 : 1

/** The services of one request. It remembers which of them failed. */
export class Services {
  readonly env: Env
  /** The release that all content of this request is read from. */
  readonly release: RequestRelease
  readonly #silent = new Set<Service>()
  #hasFailed = false

  constructor(env: Env) {
    this.env = env
    this.release = new RequestRelease(this)
  }

  /** Whether a service has failed, so that this response may contain stand-ins for its content. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /**
   * Calls a service with a deadline. A service that missed one is not called again: in an outage a
   * page with five reads waits for one deadline, not five.
   *
   * @param call may throw synchronously, as for a missing binding
   * @param deadlineMs default: that of the service
   * @throws Error when the call fails, misses the deadline, or is not made
   */
  async ask<Value>(
    service: Service,
    call: () => Promise<Value>,
    deadlineMs: number = deadlinesMs[service],
  ): Promise<Value> {
    try {
      if (this.#silent.has(service)) throw new Error(`${service} did not answer before`)
      return await withinDeadline(deadlineMs * deadlineFactor, call())
    } catch (error) {
      this.#hasFailed = true
      if (error instanceof DeadlineError) this.#silent.add(service)
      throw error
    }
  }
}
