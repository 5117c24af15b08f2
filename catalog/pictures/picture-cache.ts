import { readFileSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'

/**
 * Which file the picture of a key is in: a line of key and file name for each picture, added when
 * it is made, so that a build broken off goes on where it stopped. Only a help: lines that make no
 * sense are as good as none.
 */
const linePattern = /^([0-9a-f]{64}) ([a-z0-9][a-z0-9._-]*)$/gm

/** File names by key, if the file exists. */
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
