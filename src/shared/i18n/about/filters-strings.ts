import { hebrew } from '../he/about/filters-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/filters-strings.ts'
import type { TextSection } from './text-section.ts'

const english = {
  description:
    'For reviewers of filters such as NetFree, Techloq, GenTech and Rimon: what this site shows, what it never shows, and every picture in one list.',
  lead: 'For reviewers of filters such as NetFree, Techloq, GenTech and Rimon.',
  sections: [
    {
      title: 'What this site is',
      paragraphs: [
        'A tool for making and printing cards for Jewish simchas, Shabbos and Yom Tov. A visitor opens a card, types the names, and downloads or prints it.',
        'There is no chat between visitors, no comments, no feed of other people’s cards and no advertising. Visitors publish nothing here.',
      ],
    },
    {
      title: 'What is shown, and what never is',
      paragraphs: [
        'Drawn flowers, buildings, lights, fruit, objects of mitzvos and letters. Every design is checked by us before it is published.',
        'Never people: no faces, no figures, no photographs of anyone. Should a design ever show people, its document says so, and the operator can hide all such designs by one setting.',
      ],
    },
    {
      title: 'Photos stay on the device',
      paragraphs: [
        'A visitor can put a photo of their own on a card. It is read and drawn by their browser alone. It is never sent to us, and nobody else can see it here.',
      ],
    },
    {
      title: 'Films, animated pictures and songs',
      paragraphs: [
        'They are plain files (MP4, GIF, M4A) at addresses under /images/, played by the browser itself. There is no player of another site, no livestream and no video of visitors.',
      ],
    },
    {
      title: 'Everything from one address',
      paragraphs: [
        'Pages, scripts, fonts, pictures and films come from this host alone, and the policy in each answer forbids others. A tool for counting visits and a check against abuse in the contact form are exceptions, only where the operator has set them up; the page on privacy names them.',
        'The address of a card’s picture names its content: the picture is never replaced by another at the same address. Each picture has at most six sizes.',
        'Buttons for WhatsApp, e-mail and others are links. Nothing is loaded from there.',
      ],
    },
  ] satisfies TextSection[],
  pictures: 'All pictures',
  picturesLead:
    'The address of every picture, animated picture and film, one in a line. Posters of the day are not listed: they are the same posters with the words of the day.',
  /** The link to a file. */
  file: (part: number, parts: number) =>
    parts === 1 ? 'The list of pictures' : `The list of pictures, part ${part} of ${parts}`,
  questions: 'Do you need more to review this site?',
  contact: 'Write to us',
}

export type FiltersStrings = typeof english

export const filtersStrings: Strings<FiltersStrings> = { en: english, he: hebrew, yi: yiddish }
