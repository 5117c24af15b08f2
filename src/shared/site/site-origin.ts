/** Of a name, as browsers write it: small letters, and no port that goes without saying. */
const publicOrigin = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?!:443$)(?::[1-9]\d{0,4})?$/
/** Of this machine. */
const loopbackOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[1-9]\d{0,4})?$/

/**
 * Whether a text is an origin that the site can have: `https` and a host, written as browsers write
 * it, or one of this machine. A path, a slash at the end, capitals and `http` elsewhere are not.
 *
 * @example isSiteOrigin('https://mazel.example') // true
 * @example isSiteOrigin('https://mazel.example/') // false
 */
export function isSiteOrigin(text: string): boolean {
  return publicOrigin.test(text) || loopbackOrigin.test(text)
}
