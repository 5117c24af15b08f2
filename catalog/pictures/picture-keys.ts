import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { cardFaces } from '#shared/card/card-faces.ts'
import type { CardDesign } from '#shared/card.ts'
import type { PictureOrder } from '#shared/pictures/picture-order.ts'

type ReadFile = (path: string) => Buffer

const root = path.resolve(import.meta.dirname, '../..')
/** The code that draws, in the worker and in Node; families have digests of their own. */
const rendererEntries = ['preview/drawing/draw-picture.ts', 'client/export/outline-text.ts']

/**
 * Makes a key from everything that a picture depends on: what the design draws, the code that draws
 * it, the code of its family, the packages they import, its faces with their tables, and its hands.
 * Equal keys mean equal pictures.
 *
 * @returns a function that gives the key of an order, 64 hexadecimal digits; each file is read once
 */
export function createPictureKeys(read: ReadFile = readFileSync): (order: PictureOrder) => string {
  const known = new Map<string, string>()
  function once(name: string, make: () => string): string {
    const digest = known.get(name) ?? make()
    known.set(name, digest)
    return digest
  }
  const packages = parsePackages(read(path.join(root, 'package-lock.json')))
  const ofModule = (file: string) =>
    once(file, () => digestModules(path.join(root, file), packages, read))
  const ofFile = (file: string) => once(file, () => digest(read(file)))
  return (order) => {
    const { family } = order.design.art
    const code = [...rendererEntries, `src/shared/art/${family}/${family}.ts`].map(ofModule)
    const faces = cardFaces(order.design).flatMap((face) => [
      ofFile(path.join(root, `public/fonts/${face}.ttf`)),
      ofFile(path.join(root, `src/shared/text/tables/${face}.json`)),
    ])
    const hands = order.design.layers.flatMap(({ drawn: words }) =>
      words ? ofFile(path.join(root, `src/shared/lettering/hands/${words.hand}.json`)) : [],
    )
    const drawn = [drawnPart(order.design), order.use, order.format, code, faces]
    return digest(JSON.stringify(hands.length > 0 ? [...drawn, hands] : drawn))
  }
}

/** What a picture shows of a design: another title or category leaves it as it is. */
function drawnPart({ art, header, fields, layers }: CardDesign) {
  return { art, header, fields: fields.map(({ id, value }) => ({ id, value })), layers }
}

/** Digest of the code of a module and all its imports. */
export function digestOfModule(entry: string, read: ReadFile = readFileSync): string {
  return digestModules(entry, parsePackages(read(path.join(root, 'package-lock.json'))), read)
}

/** Skips type imports, and dynamic imports, which have their own digest. */
const importPattern = /^(?:import (?!type )|export [*{])[^;'`]*?'([^']+)'/gm

/** Digest of a module and its imports, direct and indirect. */
function digestModules(entry: string, packages: Packages, read: ReadFile): string {
  const hash = createHash('sha256')
  const modules = new Set([entry])
  for (const file of modules) {
    const source = read(file).toString()
    hash.update(`${path.relative(root, file)}\0${source}\0`)
    for (const [, specifier = ''] of source.matchAll(importPattern)) {
      const imported = resolveModule(specifier, file)
      if (imported) modules.add(imported)
      else hash.update(JSON.stringify([specifier, packages[packageName(specifier)] ?? null]))
    }
  }
  return hash.digest('hex')
}

function resolveModule(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#')) return path.join(root, 'src', specifier.slice(1))
  return specifier.startsWith('.') ? path.resolve(path.dirname(importer), specifier) : undefined
}

/** Folder of a package: `react-dom/server` is in `react-dom`, `@resvg/resvg-wasm` in its scope. */
function packageName(specifier: string): string {
  return `node_modules/${specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')}`
}

const lockSchema = v.object({ packages: v.record(v.string(), v.unknown()) })
type Packages = v.InferOutput<typeof lockSchema>['packages']

function parsePackages(lock: Buffer): Packages {
  return v.parse(lockSchema, JSON.parse(lock.toString())).packages
}

function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
