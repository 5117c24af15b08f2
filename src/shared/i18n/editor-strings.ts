import type { FaceGroup } from '../text/face-groups.ts'
import { hebrew } from './he/editor-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/editor-strings.ts'

/** The words for editing the parts of a card, in English. */
const english = {
  parts: 'On the card',
  kinds: { layer: 'text', added: 'text', photo: 'photo', sticker: 'sticker' },
  photo: (number: number) => `Photo ${number}`,
  sticker: (number: number) => `Sticker ${number}`,
  newText: 'New text',
  addedText: (number: number) => `Text ${number}`,
  undo: 'Undo',
  redo: 'Redo',
  startAgain: 'Start again',
  addText: 'Text',
  addPhoto: 'Photo',
  addSticker: 'Sticker',
  checkWords: 'Check the words',
  add: 'Add to the card',
  removeText: 'Remove this text',
  remove: 'Remove it',
  style: 'Style',
  lineNamed: (name: string) => `Line: ${name}`,
  styleOf: (name: string) => `Style of ${name}`,
  font: 'Lettering',
  faceGroups: {
    classic: 'Classic',
    modern: 'Modern',
    handwritten: 'Handwritten',
    playful: 'Playful',
  } satisfies Record<FaceGroup, string>,
  colour: 'Colour',
  roles: {
    title: 'Title',
    name: 'Name',
    body: 'Body',
    accent: 'Accent',
    quiet: 'Quiet',
    cut: 'Cut',
  },
  ownColour: 'Your own colour',
  lowContrast: 'Hard to read on this card. Choose a darker or a lighter colour.',
  letterSpace: 'Letter spacing',
  lineSpace: 'Line spacing',
  forAll: 'For all lines',
  align: 'Align',
  aligns: { left: 'Left', middle: 'Middle', right: 'Right' },
  placeAndShape: 'Place and shape',
  bend: 'Arc',
  across: 'Position across',
  down: 'Position down',
  size: 'Size',
  turn: 'Rotate',
  percent: '%',
  degrees: '°',
  less: (name: string) => `Less: ${name}`,
  more: (name: string) => `More: ${name}`,
  reset: 'As designed',
  /** The tools of a phone, also the titles of their panels. */
  toolbar: 'Tools',
  tools: {
    words: 'Words',
    look: 'Colour',
    size: 'Size',
    photos: 'Photo',
    stickers: 'Sticker',
    more: 'More',
  },
  done: 'Done',
  hint: 'Tap a line on the card to change it',
  place: (line: number, lines: number) => `line ${line} of ${lines}`,
  above: 'Line above',
  below: 'Line below',
}

export type EditorStrings = typeof english

export const editorStrings: Strings<EditorStrings> = { en: english, he: hebrew, yi: yiddish }
