/** What an operator sets and the browser may know; empty means that the part is not there. */
export interface SiteConfig {
  siteName: string
  /** As it is shown; also called and, without `chatUrl`, written to on WhatsApp. */
  phone: string
  chatUrl: string
  /** Addresses of the house on the networks, white space between them. */
  socialUrls: string
  analyticsId: string
  recorderId: string
  tagManagerId: string
  /** Whether visitors are asked before any tag is loaded. */
  needsConsent: boolean
}

/**
 * Where the floating button leads.
 *
 * @example chatAddress({ chatUrl: '', phone: '+1 718 555 0100' }) // 'https://wa.me/17185550100'
 */
export function chatAddress({ chatUrl, phone }: Pick<SiteConfig, 'chatUrl' | 'phone'>): string {
  return chatUrl || `https://wa.me/${phone.replace(/\D/g, '')}`
}

/** @example phoneAddress('+1 718 555 0100') // 'tel:+17185550100' */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
