const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/**
 * The media type of a file, only by its extension.
 *
 * @example mediaType('lights.mp4') // 'video/mp4'
 * @example mediaType('lights') // 'application/octet-stream'
 */
export function mediaType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return mediaTypes[extension] ?? 'application/octet-stream'
}
