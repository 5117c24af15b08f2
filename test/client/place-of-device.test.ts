import { afterEach, expect, test } from 'vitest'
import { placeOfDevice } from '../../client/card-tools/place-of-device.ts'

const ownZone = process.env.TZ

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

test.each([
  ['Asia/Jerusalem', 'israel'],
  ['Africa/Cairo', 'diaspora'],
  ['Europe/Athens', 'diaspora'],
  ['America/New_York', 'diaspora'],
  ['Australia/Melbourne', 'diaspora'],
  ['UTC', 'diaspora'],
])('the place of a device whose clock is that of %s is %s', (zone, place) => {
  process.env.TZ = zone
  expect(placeOfDevice()).toBe(place)
})
