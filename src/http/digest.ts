/**
 * @returns lower-case hexadecimal digits
 * @example await sha256('') // 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
 */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}

/** The strong entity tag of a response that depends on these data alone, with its quotes. */
export async function entityTag(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(data)).slice(0, 32)}"`
}
