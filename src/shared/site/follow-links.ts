import type { Network, NetworkLink } from './share-links.ts'

const hosts: Readonly<Record<string, Network>> = {
  'chat.whatsapp.com': 'whatsapp',
  'whatsapp.com': 'whatsapp',
  'wa.me': 'whatsapp',
  't.me': 'telegram',
  'x.com': 'x',
  'twitter.com': 'x',
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
}

/**
 * The house's pages on the networks, from a list of addresses separated by white space. Addresses
 * of unknown networks are left out.
 *
 * @example followLinks('https://www.instagram.com/mazel')
 *   // [{ network: 'instagram', href: 'https://www.instagram.com/mazel' }]
 */
export function followLinks(addresses: string): NetworkLink[] {
  return addresses.split(/\s+/).flatMap((href) => {
    const host = /^https:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1]
    const network = host === undefined ? undefined : hosts[host]
    return network ? [{ network, href }] : []
  })
}
