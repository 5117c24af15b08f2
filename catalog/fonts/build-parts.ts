/**
 * Makes the parts of the card fonts from the font files of the site. Commit the output.
 *
 *   node catalog/fonts/build-parts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { faceIds } from '../../src/shared/text/face.ts'
import { charactersOf, fontParts } from '../../src/shared/text/font-part.ts'

const fontFolder = new URL('../../public/fonts/', import.meta.url)

if (import.meta.main) await buildParts()

export async function buildParts(): Promise<void> {
  for (const id of faceIds) {
    const face = await readFile(new URL(`${id}.ttf`, fontFolder))
    for (const part of fontParts) {
      const bytes = await subsetFont(face, charactersOf(part), { targetFormat: 'woff2' })
      await writeFile(new URL(`${id}-${part}.woff2`, fontFolder), bytes)
      console.log(`${String(bytes.length).padStart(7)}  ${id}-${part}.woff2`)
    }
  }
}
