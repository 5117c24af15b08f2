import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

interface LockedPackage {
  version: string
  license?: string
  dev?: true
  optional?: true
  devOptional?: true
  peer?: true
}

/** Packages whose manifest names no licence: read in their licence file. */
const readInText: Readonly<Record<string, string>> = { suncalc: 'BSD-2-Clause' }

/** Licences of everything that ships: fonts, and packages of the lock file except build tools. */
function readLicences() {
  return { packages: shippedPackages().map(({ folder: _, ...about }) => about), fonts: readFonts() }
}

/** Gives the worker the licences as `virtual:licences`, and the client their texts as a file. */
export function licencesModule(): Plugin {
  const id = 'virtual:licences'
  return {
    name: 'licences',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(readLicences())}` : null,
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeTexts() })
    },
  }
}

function shippedPackages() {
  // npm wrote this file.
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'))
  return Object.entries(lock.packages).flatMap(([folder, about]) => {
    const { version, license, dev, optional, devOptional, peer } = about
    if (folder === '' || dev || optional || devOptional || peer) return []
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? readInText[name]
    if (!licence) throw new Error(`${name} names no licence in the lock file`)
    return [{ name, version, licence, folder }]
  })
}

const openFontLicence = /^OFL-(.+)\.txt$/

/** Font families by their licence file. */
function readFonts() {
  return readdirSync('public/fonts').flatMap((file) => {
    const [, slug] = openFontLicence.exec(file) ?? []
    if (slug === undefined) return []
    const [copyright = ''] = read(path.join('public/fonts', file)).split('\n')
    return [{ name: slug.split('-').map(capitalised).join(' '), copyright, file: `/fonts/${file}` }]
  })
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function writeTexts(): string {
  return shippedPackages()
    .map(({ name, version, licence, folder }) =>
      [`${name} ${version} (${licence})`, ...licenceTexts(folder)].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`)
}

function licenceTexts(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
  if (files.length === 0) return readmeTexts(folder)
  return files.sort().map((file) => read(path.join(folder, file)).trim())
}

/** Some packages have their licence in their README only, at its end. */
function readmeTexts(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /^readme/i.test(file))
  return files.flatMap((file) => {
    const [text] = /^[^\n]*(?:\(c\)|copyright)[^\n]*\n\s*permission is .*/ims.exec(
      read(path.join(folder, file)),
    ) ?? ['']
    return text === '' ? [] : [text.trim()]
  })
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
