import { readFileSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'

/**
 * Maps picture keys to files: one line of key and file name for each picture, added when the
 * picture is made, so an interrupted build continues where it stopped. It is only a cache: invalid
 * lines are ignored.
 */
const linePattern = /^([0-9a-f]{64}) ([a-z0-9][a-z0-9._-]*)$/gm

/** File names by key, for files that exist. */
export function readPictureCache(path: string): Map<string, string> {
  return new Map(
    Array.from(readText(path).matchAll(linePattern), ([, key = '', file = '']) => [key, file]),
  )
}

export function addToPictureCache(path: string, key: string, file: string): Promise<void> {
  return appendFile(path, `${key} ${file}\n`)
}

export function writePictureCache(path: string, files: ReadonlyMap<string, string>): Promise<void> {
  return writeFile(path, Array.from(files, ([key, file]) => `${key} ${file}\n`).join(''))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
