import { expect, test } from 'vitest'
import { clip } from '#shared/art/clip/clip.ts'
import { familyNames, loadFamily } from '#shared/art/families.ts'
import { paletteStrings } from '#shared/i18n/palette-strings.ts'

test.each(['he', 'yi'] as const)('every palette has a name in %s', async (language) => {
  const families = [clip, ...(await Promise.all(familyNames.map(loadFamily)))]
  const labels = families.flatMap(({ palettes }) => Object.values(palettes))
  const unnamed = labels.filter(({ label }) => !paletteStrings[language][label])
  expect(unnamed.map(({ label }) => label)).toEqual([])
})
