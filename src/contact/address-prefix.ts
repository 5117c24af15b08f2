/**
 * The part of an IP address that stands for one household: all of IPv4, the first 64 bits of IPv6,
 * where one line has the rest to itself. What is no address is its own prefix.
 *
 * @example addressPrefix('2001:db8::7') // '2001:db8:0:0'
 * @example addressPrefix('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function addressPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
