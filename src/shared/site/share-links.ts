/** Networks for sharing a page, and for following the house. */
export const networks = ['whatsapp', 'telegram', 'x', 'facebook', 'instagram'] as const
export type Network = (typeof networks)[number]

/** Instagram has no share dialog for web pages. */
export type SharingNetwork = Exclude<Network, 'instagram'>

export interface NetworkLink<Of extends Network = Network> {
  network: Of
  href: string
}

/**
 * Links that open a network's share dialog with a page's address.
 *
 * @param page `url` absolute; `text` a few words before it
 * @example shareLinks({ url: 'https://a.example/card/b', text: 'B' })[0]
 *   // { network: 'whatsapp', href: 'https://wa.me/?text=B%20https%3A%2F%2Fa.example%2Fcard%2Fb' }
 */
export function shareLinks({
  url,
  text,
}: {
  url: string
  text: string
}): NetworkLink<SharingNetwork>[] {
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(text)
  return [
    { network: 'whatsapp', href: `https://wa.me/?text=${words}%20${address}` },
    { network: 'telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    { network: 'x', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ]
}
