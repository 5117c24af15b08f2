import { expect, test } from 'vitest'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { usedFaces } from '../../../src/shared/card/used-faces.ts'
import type { FaceId } from '../../../src/shared/text/face.ts'

const tables = await loadFontTables(['cormorant-600', 'frank-ruhl-libre-500'])

test.each<[string, FaceId[], FaceId[]]>([
  ['טובה', ['frank-ruhl-libre-500', 'cormorant-600'], ['frank-ruhl-libre-500']],
  [
    'Tova טובה',
    ['cormorant-600', 'frank-ruhl-libre-500'],
    ['cormorant-600', 'frank-ruhl-libre-500'],
  ],
  ['', ['cormorant-600'], []],
])('%s in the faces %j uses %j', (text, faces, used) => {
  expect(
    usedFaces(
      [
        { text, faces },
        { text, faces },
      ],
      tables,
    ),
  ).toEqual(used)
})
