import type { Services } from '../services/services.ts'

/** How long the data of a page may be kept; what stands in for it must not outlive the outage. */
export function dataCache(services: Services): string {
  return services.hadTrouble
    ? 'public, max-age=30'
    : 'public, max-age=60, stale-while-revalidate=86400'
}
