import { noStore } from './cache-policy.ts'

/** The 503 of an answer whose content cannot be read: its words and headers. */
export const unreachable = {
  message: 'The catalogue is out of reach: try again soon.',
  headers: { ...noStore, 'Retry-After': '30' },
} as const
