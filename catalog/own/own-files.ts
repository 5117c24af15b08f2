import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { hashedName } from './read-picture.ts'

/** Paths of the documents in a folder of the operator. */
export async function jsonFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return names.map((name) => path.posix.join(folder, name))
}

/** Undefined for what is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const addedSchema = v.looseObject({ added: v.optional(v.string(), '') })

/** When a document was made: the newest stands first on its shelves. */
export function addedAt(json: unknown): string {
  return v.parse(addedSchema, json).added
}

/** A file keeps its name as long as it keeps its bytes: browsers keep it for a year. */
export async function fileFaults(
  field: string,
  folder: string,
  names: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      if (!existsSync(file)) return `${field}: ${name} is not in ${folder}`
      const [stem = '', , ending] = name.split('.')
      const isSame = hashedName(stem, await readFile(file), ending) === name
      return isSame ? '' : `${field}: ${name} was changed: make the design again`
    }),
  )
  return found.filter((fault) => fault !== '')
}
