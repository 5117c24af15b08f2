import { expect, test } from 'vitest'
import { scriptOf } from '../../../client/insight/script-of.ts'
import { faultOf, plainMessage } from '../../../src/shared/insight/script-fault.ts'
import { buildOf } from '../../../src/shared/insight/vocabulary.ts'

function errorAt(frame: string, message = 'it broke'): Error {
  const error = new RangeError(message)
  error.stack = `RangeError: ${message}\n    at draw (${frame})\n    at https://tags.example/t.js:1:1`
  return error
}

test('an error of our script has its file, line and column', () => {
  const error = errorAt('https://mazel.example/assets/card-engine-1f0c2d3e.js:1:20345')
  expect(faultOf(error)).toEqual({
    message: 'RangeError: it broke',
    place: 'card-engine-1f0c2d3e.js:1:20345',
  })
})

test.each([
  ['an extension', errorAt('chrome-extension://abc/content.js:1:1')],
  ['no error', 'שרה'],
  ['an error without a stack', Object.assign(new Error('x'), { stack: undefined })],
])('%s is not ours', (_, error) => {
  expect(faultOf(error)).toBeUndefined()
})

test.each([
  [`no outline of 'ש'`, 'no outline of …'],
  [
    `Unexpected token 'S', "Sarah Cohen" is not valid JSON`,
    'Unexpected token …, … is not valid JSON',
  ],
  ['https://mazel.example/card/x?d=1sarah answered 404', '… answered …'],
  ['שרה כהן is too long', '… … is too long'],
  ['write to sarah@mail.example', 'write to …'],
  [`a quote "that never ends sarah`, 'a quote …'],
  ['call 718 555 0100', 'call … … …'],
  [
    "Cannot read properties of undefined (reading 'x')",
    'Cannot read properties of undefined (reading …)',
  ],
])('%s is counted as %s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
  expect(plainMessage(plain)).toBe(plain)
})

test.each([
  ['מזל טוב', 'hebrew'],
  ['wedding', 'latin'],
  ['bris ברית', 'mixed'],
  ['5787', 'other'],
])('the script of %s is %s', (words, script) => {
  expect(scriptOf(words)).toBe(script)
})

test('a build is named after its entry script', () => {
  expect(buildOf('https://mazel.example/assets/entry-Bx3_f9Qa.js')).toBe('Bx3_f9Qa')
  expect(buildOf('/@id/__x00__development-entry')).toBe('development')
})
