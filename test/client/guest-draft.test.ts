import { expect, test } from 'vitest'
import { guestDraft } from '../../client/guests/make/guest-draft.ts'

test.each([
  ['לכבוד', 'משה כהן', 'לכבוד משה כהן'],
  ['לכבוד', 'Mr. & Mrs. Weinberger', 'To Mr. & Mrs. Weinberger'],
  ['To', 'משפחת כהן', 'לכבוד משפחת כהן'],
  ['To', 'Avi כהן', 'To Avi כהן'],
  ['אל', 'Mrs. Levi', 'אל\nMrs. Levi'],
  ['', 'Mrs. Levi', 'Mrs. Levi'],
  ['לכבוד', '', 'לכבוד'],
  ['№', 'משה כהן', '№ משה כהן'],
])('after "%s" the name %s stands as it is read', (before, name, text) => {
  const draft = guestDraft({ values: { names: 'x' } }, { field: 'guest', before }, name)
  expect(draft.values).toEqual({ names: 'x', guest: text })
})
