import type { Strings } from './language.ts'

/** The words for editing the parts of a card, in English. */
const english = {
  parts: 'On the card',
  kinds: { layer: 'text', added: 'text', photo: 'photo', sticker: 'sticker' },
  photo: (number: number) => `Photo ${number}`,
  sticker: (number: number) => `Sticker ${number}`,
  newText: 'New text',
  addedText: (number: number) => `Text ${number}`,
  partName: (name: string, kind: string) => `${name}, ${kind}. Arrow keys move it`,
  partHelp:
    'Arrow keys move it, with Shift in larger steps. Escape puts it back. Enter opens its words. Position, size and rotation can also be typed under Style.',
  placed: (across: number, down: number) => `${across} % across, ${down} % down`,
  backOnCard: 'It was off the card, so it is back on it. To take it away, use Remove.',
  undo: 'Undo',
  redo: 'Redo',
  startAgain: 'Start again',
  addText: 'Text',
  addPhoto: 'Photo',
  addSticker: 'Sticker',
  add: 'Add to the card',
  removeText: 'Remove this text',
  remove: 'Remove it',
  style: 'Style',
  styleOf: (name: string) => `Style of ${name}`,
  font: 'Lettering',
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
  align: 'Alignment',
  aligns: { left: 'Left', middle: 'Middle', right: 'Right' },
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
  tabs: { words: 'Words', colour: 'Colour', size: 'Size' },
  sheet: 'Height of the panel',
  sheetHeights: { low: 'low', middle: 'middle', tall: 'tall' },
}

export type EditorStrings = typeof english

export const editorStrings: Strings<EditorStrings> = { en: english }
