import { expect, test } from 'vitest'
import { isPhone, phonesIn } from '../../../src/shared/phone/phones-in.ts'

test.each([
  ['052-765-4321', '+972527654321', '972527654321'],
  ['לפרטים: 052-7654321', '+972527654321', '972527654321'],
  ['+972 52 765 4321', '+972527654321', '972527654321'],
  ['+972 (0)52-765-4321', '+972527654321', '972527654321'],
  ['(718) 555-0123', '+17185550123', '17185550123'],
  ['1-718-555-0123', '+17185550123', '17185550123'],
  ['07700 900123', '+447700900123', '447700900123'],
  ['+44 7700 900123', '+447700900123', '447700900123'],
  ['+32 470 12 34 56', '+32470123456', '32470123456'],
  // No mobiles.
  ['+972 2 571 2233', '+97225712233', undefined],
  ['+44 20 7946 0123', '+442079460123', undefined],
  ['1-800-555-0123', '18005550123', undefined],
  // Their country is not sure.
  ['02-571-2233', '025712233', undefined],
  ['020 7946 0123', '02079460123', undefined],
  ['1-700-123-456', '1700123456', undefined],
  ['555-0123', '5550123', undefined],
])('"%s" is dialled as %s, with the chat %s', (text, dial, chat) => {
  const [phone, ...others] = phonesIn(text)
  expect(others).toEqual([])
  expect(phone).toMatchObject({ isWhole: true, dial })
  expect(phone?.chat).toBe(chat)
})

test.each(['052-765-43', '+972 52 765 432', '(718) 555-01234'])('"%s" is not whole', (text) => {
  expect(phonesIn(text)).toMatchObject([{ isWhole: false }])
})

test.each([
  'בשעה 8:30 בערב',
  '12.11.2026',
  '12/11/2026',
  '2026-11-12',
  'ה׳תשפ״ז 5787',
  'רחוב הנביאים 12',
  '770 Eastern Parkway, Brooklyn 11213',
])('"%s" has no phone number', (text) => {
  expect(phonesIn(text)).toEqual([])
})

test('two numbers on a line are two', () => {
  expect(phonesIn('052-765-4321, 02-571-2233').map(({ words }) => words)).toEqual([
    '052-765-4321',
    '02-571-2233',
  ])
})

test('a text that is a number alone is a phone, not one with other words', () => {
  const texts = [' 052-765-4321 ', '0527654321', 'Hadar Hall, 052-765-4321', 'Hall 770', '']
  expect(texts.map(isPhone)).toEqual([true, true, false, false, false])
})
