/** Where a page can be passed on to, and where the house can be followed. */
export const networks = ['whatsapp', 'telegram', 'x', 'facebook', 'instagram'] as const
export type Network = (typeof networks)[number]

export interface NetworkLink {
  network: Network
  href: string
}

/**
 * Links that open a network's own "pass this on" with a page's address in it. Instagram has none
 * for web pages.
 *
 * @param page `url` absolute; `text` a few words that go before it
 * @example shareLinks({ url: 'https://a.example/card/b', text: 'B' })[0]
 *   // { network: 'whatsapp', href: 'https://wa.me/?text=B%20https%3A%2F%2Fa.example%2Fcard%2Fb' }
 */
export function shareLinks({ url, text }: { url: string; text: string }): NetworkLink[] {
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(text)
  return [
    { network: 'whatsapp', href: `https://wa.me/?text=${words}%20${address}` },
    { network: 'telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    { network: 'x', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ]
}

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
 * The pages of the house on the networks, from a list of addresses with white space between them.
 * An address of no known network is left out.
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
