/** Whom a card is for: who is congratulated, or who receives it. */
export const recipients = [
  'guests',
  'couple',
  'parents',
  'boy',
  'child',
  'grandparents',
  'shul',
  'friends',
  'everyone',
] as const
export type Recipient = (typeof recipients)[number]

export function isRecipient(text: string): text is Recipient {
  return recipients.some((one) => one === text)
}
