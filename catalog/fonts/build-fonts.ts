/**
 * Makes all font files of the site and the width tables that layout reads. Run it by hand when a
 * face is added or its source changes, and commit the output.
 *
 *   node catalog/fonts/build-fonts.ts {folder}
 *
 * The folder holds the packages of sources.ts as `npm install` lays them out.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FaceId, faceFamily, faceIds } from '../../src/shared/text/face.ts'
import { buildParts } from './build-parts.ts'
import { buildTables } from './build-tables.ts'
import { doubleYod } from './double-yod.ts'
import { kernEverywhere } from './kern-everywhere.ts'
import { nameFace } from './name-face.ts'
import { plainSpace } from './plain-space.ts'
import { cardCharacters, interfaceCharacters } from './repertoire.ts'
import { type FontSource, faceSources, interfaceFonts } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const fontFolder = join(root, 'public/fonts')

/** Without locl, liga and calt: they make widths depend on language, script and neighbours. */
const keptFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'rlig']

await buildFonts(process.argv[2])

async function buildFonts(sourceFolder: string | undefined): Promise<void> {
  if (!sourceFolder) throw new TypeError('the folder with the font packages must be given')
  await mkdir(fontFolder, { recursive: true })
  for (const font of interfaceFonts) {
    const bytes = await subsetFont(
      await readSource(sourceFolder, font.source),
      interfaceCharacters[font.characters],
      {
        targetFormat: 'woff2',
        keepFeatures: keptFeatures,
        variationAxes: { wght: font.weights },
        noHinting: true,
      },
    )
    await write(join(fontFolder, `ui-${font.id}.woff2`), bytes)
  }
  for (const id of faceIds) await buildFace(sourceFolder, id)
  await write(join(fontFolder, 'display.css'), faceIds.map(fontFaceRule).join(''))
  await buildParts()
  await buildTables()
}

async function buildFace(sourceFolder: string, id: FaceId): Promise<void> {
  const source = faceSources[id]
  const cut = await subsetFont(await readSource(sourceFolder, source), cardCharacters, {
    targetFormat: 'truetype',
    keepFeatures: keptFeatures,
    noHinting: true,
    dropTables: ['DSIG', 'STAT', 'meta', 'vhea', 'vmtx'],
  })
  const named = plainSpace(nameFace(cut, faceFamily(id)))
  const face = source.latinOnly ? kernEverywhere(named) : doubleYod(named)
  await write(join(fontFolder, `${id}.ttf`), face)
  await write(
    join(fontFolder, `${id}.woff2`),
    await subsetFont(Buffer.from(face), cardCharacters, { targetFormat: 'woff2' }),
  )
  const licence = await readFile(join(sourceFolder, 'node_modules', source.package, source.licence))
  await writeFile(join(fontFolder, `OFL-${source.family}.txt`), licence)
}

/** Block, not swap: layout uses tables, so late fonts move nothing, and no wrong font may show. */
function fontFaceRule(id: FaceId): string {
  return `@font-face {
  font-family: "${faceFamily(id)}";
  font-style: normal;
  font-weight: 400;
  font-display: block;
  src: url("/fonts/${id}.woff2") format("woff2");
}
`
}

async function readSource(sourceFolder: string, source: FontSource): Promise<Uint8Array> {
  const folder = join(sourceFolder, 'node_modules', source.package)
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : undefined
  if (version !== source.version) {
    throw new RangeError(`${source.package} is ${version}, sources.ts wants ${source.version}`)
  }
  return readFile(join(folder, source.file))
}

async function write(path: string, data: Uint8Array | string): Promise<void> {
  await writeFile(path, data)
  console.log(`${String(data.length).padStart(7)}  ${path.slice(root.length + 1)}`)
}
