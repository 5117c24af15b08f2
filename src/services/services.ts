import { DeadlineError, withinDeadline } from './within-deadline.ts'

/** How long a visitor waits for each service, ms. */
export const patienceMs = {
  CONTENT: 300,
  SEARCH_DB: 300,
  ASSETS: 3000,
  MEDIA: 3000,
  /** Pictures may be large and the encoder busy; then the original stands in. */
  IMAGES: 20_000,
  /** Those who show links wait little longer for a picture. */
  PREVIEW: 3000,
  PREVIEW_LIMIT: 200,
  CALL_LIMIT: 200,
  VARIANT_LIMIT: 200,
  REPORT_LIMIT: 200,
} as const

export type Service = keyof typeof patienceMs

/** The services of one request, with the memory of those that failed it. */
export class Services {
  readonly env: Env
  readonly #silent = new Set<Service>()
  #hasFailed = false

  constructor(env: Env) {
    this.env = env
  }

  /** Whether something may stand in this request's answer for what could not be read. */
  get hadTrouble(): boolean {
    return this.#hasFailed
  }

  /**
   * What a service answers in time. A service that has missed its deadline is not asked again: in an
   * outage a page of five reads costs one deadline, not five.
   *
   * @param call may throw at once, as that of a missing binding does
   * @param deadlineMs default: that of the service
   * @throws Error when the call fails, is late, or is not made
   */
  async ask<Value>(
    service: Service,
    call: () => Promise<Value>,
    deadlineMs: number = patienceMs[service],
  ): Promise<Value> {
    try {
      if (this.#silent.has(service)) throw new Error(`${service} did not answer before`)
      return await withinDeadline(deadlineMs, call())
    } catch (error) {
      this.#hasFailed = true
      if (error instanceof DeadlineError) this.#silent.add(service)
      throw error
    }
  }
}
