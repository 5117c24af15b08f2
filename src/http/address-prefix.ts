/** Groups of 16 bits of an IPv6 address; one connection owns all addresses below these. */
const householdGroups = 4
/** 65,536 households, as many as one client can own. */
export const networkGroups = 3

/**
 * The part of an IP address that identifies a household, or a network of many: all of IPv4, the
 * first groups of IPv6. Anything that is not an address is its own prefix.
 *
 * @example addressPrefix('2001:db8::7') // '2001:db8:0:0'
 * @example addressPrefix('2001:db8::7', networkGroups) // '2001:db8:0'
 * @example addressPrefix('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function addressPrefix(address: string, groups = householdGroups): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
