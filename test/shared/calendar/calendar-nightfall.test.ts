import { GeoLocation, Zmanim } from '@hebcal/core'
import { expect, test } from 'vitest'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { momentIn, nightfallBefore, placeOf } from '#shared/calendar/nightfall.ts'
import { cityOf } from '#shared/calendar/time-zones.ts'

const monday = civilToDayNumber({ year: 2027, month: 5, day: 10 })
const daytime = (dayNumber: number, place = 'diaspora') => ({ dayNumber, evening: false, place })
const evening = (dayNumber: number, place = 'diaspora') => ({ dayNumber, evening: true, place })

test.each([
  ['2027-05-10T12:00:00-04:00', daytime(monday)],
  ['2027-05-10T20:05:00-04:00', daytime(monday)],
  // After sunset, before three stars.
  ['2027-05-10T20:30:00-04:00', daytime(monday)],
  ['2027-05-10T21:00:00-04:00', evening(monday + 1)],
  ['2027-05-10T23:59:00-04:00', evening(monday + 1)],
  // The civil day has caught up.
  ['2027-05-11T00:01:00-04:00', daytime(monday + 1)],
  ['2027-05-11T04:30:00-04:00', daytime(monday + 1)],
])('in New York the Hebrew day at %s is %o', (time, moment) => {
  expect(momentIn('America/New_York', new Date(time))).toEqual(moment)
})

test('at one instant Jerusalem is already on the next day', () => {
  const instant = new Date('2027-05-10T18:00:00Z')
  expect(momentIn('Asia/Jerusalem', instant)).toEqual(evening(monday + 1, 'israel'))
  expect(momentIn('America/New_York', instant)).toEqual(daytime(monday))
  expect(momentIn('Australia/Melbourne', instant)).toEqual(daytime(monday + 1))
})

test('an unknown zone has the nightfall of its meridian', () => {
  expect(cityOf('Etc/GMT+5', -5)).toEqual({ latitude: 40, longitude: -75 })
  expect(momentIn('Etc/GMT+5', new Date('2027-05-11T01:30:00Z'))).toEqual(evening(monday + 1))
  expect(cityOf('Australia/Hobart', 10).latitude).toBeLessThan(0)
})

test('only the zone of Eretz Yisroel has its customs', () => {
  expect(['Asia/Jerusalem', 'Asia/Beirut', 'America/New_York'].map(placeOf)).toEqual([
    'israel',
    'diaspora',
    'diaspora',
  ])
})

test.each(['America/New_York', 'Asia/Jerusalem', 'Europe/London', 'Australia/Melbourne'])(
  'through a year the nightfall of %s is that of hebcal, to two minutes',
  (timeZone) => {
    const { latitude, longitude } = cityOf(timeZone, 0)
    const place = new GeoLocation(null, latitude, longitude, 0, timeZone)
    for (let day = monday; day < monday + 365; day += 7) {
      const ours = nightfallBefore(day + 1, timeZone)
      const noon = new Date(ours.getTime() - 6 * 3_600_000)
      const theirs = new Zmanim(place, new Date(noon), false).tzeit(8.5)
      const apartMinutes = Math.abs(ours.getTime() - theirs.getTime()) / 60_000
      expect(apartMinutes, theirs.toISOString()).toBeLessThanOrEqual(2)
    }
  },
)
