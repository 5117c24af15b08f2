import * as v from 'valibot'
import { expect, test } from 'vitest'
import { randomId } from '../../client/random-id.ts'

test('an id is a UUID of version 4, and each is another', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  for (const id of ids) expect(v.is(v.pipe(v.string(), v.uuid()), id), id).toBe(true)
  for (const id of ids) expect(id).toMatch(/^.{14}4.{4}[89ab]/)
  expect(new Set(ids).size).toBe(1000)
})
