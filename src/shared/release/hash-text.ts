/** Length of a hash, hexadecimal digits: 128 bits of SHA-256. */
const digits = 32

/**
 * The name of a document: a hash of its text.
 *
 * @returns 32 lower-case hexadecimal digits
 * @example await hashText('') // 'e3b0c44298fc1c149afbf4c8996fb924'
 */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, digits / 2)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
