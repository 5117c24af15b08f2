/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http, which a phone
 * uses to open a development server in its network.
 *
 * @example randomId() // '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
