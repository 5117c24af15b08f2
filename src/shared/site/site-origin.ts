/** With a host name, as browsers write it: lower case, no default port. */
const publicOrigin = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?!:443$)(?::[1-9]\d{0,4})?$/
/** On this machine. */
const loopbackOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[1-9]\d{0,4})?$/

/**
 * Whether a text is a valid origin for the site: `https` and a host, as browsers write it, or an
 * origin on this machine. A path, a trailing slash, capitals and `http` elsewhere are invalid.
 *
 * @example isSiteOrigin('https://mazel.example') // true
 * @example isSiteOrigin('https://mazel.example/') // false
 */
export function isSiteOrigin(text: string): boolean {
  return publicOrigin.test(text) || loopbackOrigin.test(text)
}
