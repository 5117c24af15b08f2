import { hebrew } from '../he/about/accessibility-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/accessibility-strings.ts'
import type { TextSection } from './text-section.ts'

const english = {
  description: 'How this site can be used by everyone, and where it still falls short.',
  lead: 'This site is for everyone who has a simcha. We aim for WCAG 2.2, level AA.',
  sections: [
    {
      title: 'What works',
      paragraphs: [
        'Everything can be reached and used by keyboard, including the words and lines of a card. The focus is always visible, and the first link of each page leads past the menus.',
        'Every picture of a card is described in words. Headings, lists, forms and messages are marked up, and Hebrew is marked as Hebrew.',
        'Pages fit a window of 320 px and can be enlarged. Dark colours and less motion follow the setting of your device. Video clips play only when you start them.',
        'Every page is checked by a program (axe) in light and dark, wide and narrow, before a change goes out.',
      ],
    },
    {
      title: 'What falls short',
      paragraphs: [
        'A finished card is a picture: whoever gets it cannot hear its words from a screen reader. Send them along in the message.',
        'The PDF for printing holds drawn letters, no text. Animated pictures move while they are shown, unless your device asks for less motion.',
        'The dialog for contact is closed by its own button only, not by the Escape key.',
        'Uploaded photos are described only by the words that you give the card.',
        'Automatic checks find only some faults. The site has not yet been tried by people who depend on assistive technology.',
      ],
    },
  ] satisfies TextSection[],
  questions: 'Is something in your way?',
  contact: 'Tell us',
}

export type AccessibilityStrings = typeof english

export const accessibilityStrings: Strings<AccessibilityStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
