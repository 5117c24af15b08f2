import type { TextSection } from './text-section.ts'

export const accessibilityStrings = {
  description: 'How this site can be used by everyone, and where it still falls short.',
  lead: 'This site is for everyone who has a simcha. We aim for WCAG 2.2, level AA.',
  sections: [
    {
      title: 'What works',
      paragraphs: [
        'Everything can be reached and used by keyboard, the words and lines of a card included. Where the focus is can always be seen, and the first link of each page leads past the menus.',
        'Every picture of a card is described in words. Headings, lists, forms and messages are marked as what they are, and Hebrew is marked as Hebrew.',
        'Pages fit a window of 320 px and can be enlarged. Dark colours and less motion follow the setting of your device. Video clips play only when they are told to.',
        'Every page is checked by a program (axe) in light and dark, wide and narrow, before a change goes out.',
      ],
    },
    {
      title: 'What falls short',
      paragraphs: [
        'A finished card is a picture: whoever gets it cannot hear its words from a screen reader. Send them along in the message.',
        'The PDF for printing holds drawn letters, no text. Animated pictures move for as long as they are shown, unless your device asks for less motion.',
        'The dialog for contact is closed by its own button only, not by the Escape key.',
        'Uploaded photos are described only by the words that you give the card.',
        'Checks by programs find a part of all faults. The site has not yet been tried by people who depend on assistive technology.',
      ],
    },
  ] satisfies TextSection[],
  questions: 'Something is in your way?',
  contact: 'Tell us',
}
