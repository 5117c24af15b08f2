/** The first bytes of files of each kind, and some bytes after them. */
export const fileStarts = {
  gif: 'GIF89a and what moves',
  jpg: '\xff\xd8\xff and a picture',
  m4a: '\0\0\0\x20ftypM4A and a song',
  mp4: '\0\0\0\x20ftypisom and a film',
  png: '\x89PNG\r\n\x1a\n and a picture',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const

/** Bytes of a text in which each character is one byte. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Rights of a file that is opened by itself. */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
