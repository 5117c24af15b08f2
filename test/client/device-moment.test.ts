import { afterEach, expect, test, vi } from 'vitest'
import { momentIn } from '#shared/calendar/nightfall.ts'
import { deviceMoment } from '../../client/day/device-moment.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  ['America/New_York', '2027-05-11T00:30:00Z'],
  ['America/New_York', '2027-05-11T01:00:00Z'],
  ['Asia/Jerusalem', '2027-01-12T15:00:00Z'],
  ['Asia/Jerusalem', '2027-01-12T16:00:00Z'],
  ['Australia/Melbourne', '2027-01-12T16:00:00Z'],
  // Noon there, and ten at night with the sign of its offset turned.
  ['Etc/GMT+5', '2027-01-12T17:00:00Z'],
])('a device in %s at %s has the Hebrew day of its zone', (zone, time) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(deviceMoment()).toEqual(momentIn(zone, new Date(time)))
})
