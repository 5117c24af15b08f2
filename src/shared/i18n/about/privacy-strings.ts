import { hebrew } from '../he/about/privacy-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/privacy-strings.ts'
import type { TextSection } from './text-section.ts'

const english = {
  description: 'The little that this site knows about you, and what stays on your own device.',
  lead: 'The little that this site knows about you, and what stays with you.',
  before: [
    {
      title: 'Your cards stay with you',
      paragraphs: [
        'Names, wishes and photos that you put into a card are drawn by your own device and are not sent to us. The file that you download is made there too. So it is with a greeting that you record and music that you choose for a film.',
        'What you have started is saved in this browser, under My drafts, until you delete it there or clear the data of this site. So is your list of guests, until you remove it, and so are pages that you have opened, so that they open again without a network.',
      ],
    },
    {
      title: 'A link with your card',
      paragraphs: [
        'When you share a card as a link, its words are part of the address: whoever has the link can read them. Photos are not part of it.',
        'For the small picture that WhatsApp and others show beside such a link, our server reads the address and draws the card. It does not write the address down. The picture is kept for up to a day, so that it need not be drawn again.',
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        'The contact form sends us your name, e-mail address, phone number and message, and we use them to answer you and for nothing else. Our server keeps the message until it has reached us and deletes its copy after a time set in advance, 90 days as a rule. The e-mail stays in our mailbox for as long as the matter needs it.',
        'What you have typed into the form is kept on your device until it has been sent.',
        'To hold off abuse, the number of messages from one part of the network is counted for a minute. Where many come at once, Cloudflare may ask for a short proof that you are a person. Nothing of that is loaded before.',
      ],
    },
    {
      title: 'No account, no cookies of ours',
      paragraphs: [
        'There is nothing to log in to, and this site sets no cookies of its own. Nobody buys your data from us, since we have none to sell.',
      ],
    },
  ] satisfies TextSection[],
  counting: 'Counting visits',
  own: 'We count how often each page is opened, how often a card is downloaded or shared and in which way, how often a search finds nothing, and where our own scripts fail. Each count stands alone: it has no cookie, no number for you or your device, no place and not one word that you typed. Cloudflare keeps the counts for us for three months. A browser that sends Global Privacy Control or Do Not Track is not counted at all.',
  uncounted: 'No other company is told that you are here.',
  analytics:
    'Google Analytics counts which pages are opened. It sets cookies and tells Google your IP address and what kind of device you have.',
  recorder:
    'Microsoft Clarity records how pages are moved and tapped, so that we see what is hard to use. Everything you type, and every card with your words on it, is hidden from it before anything leaves your device.',
  tagManager:
    'Google Tag Manager loads further tools of this kind. They can come only from the hosts that each page names to your browser.',
  exceptions:
    'None of these tools is loaded when a page was opened by the link of a personal card, nor when your browser sends the signal called Global Privacy Control.',
  after: [
    {
      title: 'What any site sees',
      paragraphs: [
        'Our pages are delivered by Cloudflare. As with any site, it sees your IP address and which page you ask for, to deliver it and to hold off attacks.',
        'Buttons that lead to WhatsApp, Telegram and other networks load nothing from there. Only when you tap one does that network learn of it.',
      ],
    },
  ] satisfies TextSection[],
  questions: 'Questions, or a message of yours to be deleted?',
  contact: 'Write to us',
}

export type PrivacyStrings = typeof english

export const privacyStrings: Strings<PrivacyStrings> = { en: english, he: hebrew, yi: yiddish }
