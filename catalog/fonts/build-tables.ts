/**
 * Makes the width tables that layout reads from the font files of the site. Commit the output.
 *
 *   node catalog/fonts/build-tables.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { faceIds } from '../../src/shared/text/face.ts'
import { packTable } from './pack-table.ts'
import { makeWidthTable } from './width-table.ts'

const fontFolder = new URL('../../public/fonts/', import.meta.url)
const tableFolder = new URL('../../src/shared/text/tables/', import.meta.url)

if (import.meta.main) await buildTables()

export async function buildTables(): Promise<void> {
  await mkdir(tableFolder, { recursive: true })
  for (const id of faceIds) {
    const table = packTable(makeWidthTable(await readFile(new URL(`${id}.ttf`, fontFolder))))
    const text = `${JSON.stringify(table)}\n`
    await writeFile(new URL(`${id}.json`, tableFolder), text)
    console.log(`${String(gzipSync(text, { level: 9 }).length).padStart(7)}  ${id}.json, gzip`)
  }
}
