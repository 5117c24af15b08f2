import { expect, test } from 'vitest'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { faceStrings } from '#shared/i18n/face-strings.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { faceGroups, faceName, groupFaces } from '#shared/text/face-groups.ts'

test('every face is in one group, in the order of the groups', () => {
  const groups = groupFaces(faceIds)
  expect(groups.map(({ group }) => group)).toEqual(faceGroups)
  expect(groups.flatMap(({ faces }) => faces).sort()).toEqual([...faceIds].sort())
})

test('a group without faces is left out, and the order of the faces given does not matter', () => {
  expect(groupFaces(['jost-500', 'heebo-400', 'david-libre-400'])).toEqual([
    { group: 'classic', faces: ['david-libre-400'] },
    { group: 'modern', faces: ['heebo-400', 'jost-500'] },
  ])
  expect(groupFaces([])).toEqual([])
})

test.each<[FaceId, string]>([
  ['david-libre-400', 'David'],
  ['frank-ruhl-libre-400', 'Frank Ruhl'],
  ['frank-ruhl-libre-700', 'Frank Ruhl Bold'],
  ['cormorant-italic-500', 'Cormorant Italic'],
])('%s is named %s', (face, name) => {
  expect(faceName(face)).toBe(name)
})

test('no two faces have the same name, and every group has one', () => {
  expect(new Set(faceIds.map(faceName)).size).toBe(faceIds.length)
  expect(Object.keys(editorStrings.en.faceGroups)).toEqual(faceGroups)
})

test.each(['he', 'yi'] as const)('in %s every face has its own name', (language) => {
  const names = faceIds.map((face) => faceStrings[language][face])
  expect(names.filter((name) => !name)).toEqual([])
  expect(new Set(names).size).toBe(faceIds.length)
})
