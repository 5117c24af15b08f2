import type { ContactMessage } from '#shared/contact.ts'

/** What the mail binding is given. */
export interface ContactMail {
  from: string
  to: string
  subject: string
  text: string
  headers: Record<string, string>
  replyTo?: string
}

/** Tells out-of-office programs at the house's address not to answer the visitor: RFC 3834. */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const

/** One address and nothing else: no name, no list, no comment, nothing that a header could mean. */
const plainAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/**
 * The mail of a message. What the visitor wrote stands in the body alone, but for the address to
 * reply to, which is left out unless it is a single plain one. The subject and `References` depend on
 * the id only: a message that is mailed twice shows as one thread.
 */
export function composeMail(
  message: ContactMessage,
  { from, to }: { from: string; to: string },
): ContactMail {
  const canReply = plainAddress.test(message.email)
  const siteDomain = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    to,
    subject: `Message from the contact form (${message.id.slice(0, 8)})`,
    text: composeText(message, canReply),
    headers: {
      ...automatic,
      'X-Contact-Id': message.id,
      References: `<${message.id}@${siteDomain}>`,
    },
    ...(canReply && { replyTo: message.email }),
  }
}

function composeText(message: ContactMessage, canReply: boolean): string {
  const note = canReply ? '' : ' (not a plain address: a reply to this mail does not go there)'
  return [
    `Name: ${message.name}`,
    `E-mail: ${message.email}${note}`,
    `Phone: ${message.phone}`,
    `Received: ${message.receivedAt}`,
    `Id: ${message.id}`,
    '',
    message.message,
    '',
  ].join('\n')
}
