/** Settings by an operator that the browser can know; empty means that the part is missing. */
export interface SiteConfig {
  siteName: string
  /** As displayed; also used for calls and, without `chatUrl`, for WhatsApp. */
  phone: string
  chatUrl: string
  /** Addresses of the house on the networks, separated by white space. */
  socialUrls: string
  analyticsId: string
  recorderId: string
  tagManagerId: string
  /** Whether visitors are asked before any tag is loaded. */
  needsConsent: boolean
}

/**
 * The address of a chat with the house, for the floating button.
 *
 * @example houseChatAddress({ chatUrl: '', phone: '+1 718 555 0100' }) // 'https://wa.me/17185550100'
 */
export function houseChatAddress({
  chatUrl,
  phone,
}: Pick<SiteConfig, 'chatUrl' | 'phone'>): string {
  return chatUrl || `https://wa.me/${phone.replace(/\D/g, '')}`
}

/** @example phoneAddress('+1 718 555 0100') // 'tel:+17185550100' */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
