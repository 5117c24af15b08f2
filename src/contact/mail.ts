import type { ContactMessage } from '#shared/contact.ts'

/** The input of the mail binding. */
export interface ContactMail {
  from: string
  to: string
  subject: string
  text: string
  headers: Record<string, string>
  replyTo?: string
}

/** Tells out-of-office programs of the house not to answer the visitor: RFC 3834. */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const

/** A single plain address: no name, list, comment or anything that a header could interpret. */
const plainAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/**
 * The mail of a message. The visitor's text is only in the body. The reply-to address is set if it
 * is a single plain one. Subject and `References` depend only on the id: a message that is mailed
 * twice shows as one thread.
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
