import { hebrew } from './he/photo-film-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/photo-film-strings.ts'

/** The words of the film of a visitor's photos, in English. */
const english = {
  title: 'A film of your photos',
  hebrew: 'סרטון מהתמונות שלכם',
  description: 'Make a film of your own photos with a song, free, on your own device.',
  lead: 'Choose 3 to 60 photos. They change on the beat of the song.',
  kept: 'Photos stay on this device: they are never uploaded.',
  photos: 'Photos',
  add: 'Add photos',
  adding: (done: number, all: number) => `Reading photo ${done} of ${all}…`,
  count: (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`),
  more: (missing: number) =>
    missing === 1 ? 'Add one more photo.' : `Add ${missing} more photos.`,
  tooMany: 'A film holds up to 60 photos. The first 60 are here.',
  unread: (name: string, reason: string) => `${name}: ${reason}`,
  notKept: 'This device has no room to keep all photos. Make the film before you leave this page.',
  unsaved: 'This device has no room for the latest change. What was kept before is whole.',
  missing: 'A photo is no longer on this device. Remove it, or add it again.',
  byTime: 'Order by time taken',
  photo: (number: number) => `Photo ${number}`,
  earlier: (name: string) => `${name}: earlier`,
  later: (name: string) => `${name}: later`,
  crop: (name: string) => `${name}: crop`,
  remove: (name: string) => `${name}: remove`,
  caption: 'Words under the photo',
  words: 'Title and end',
  filmTitle: 'Title',
  end: 'Words at the end',
  family: 'Drawn as',
  families: { botanical: 'Leaves', foil: 'Gold foil', papercut: 'Papercut', ceramic: 'Tiles' },
  settings: 'Song and shape',
  song: 'Song',
  noSong: 'No song',
  length: 'Length',
  seconds: (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  shape: 'Shape',
  shapes: { status: 'Status', square: 'Square', wide: 'Wide' },
  size: 'File size',
  sizes: { chat: 'For a chat, up to 16 MB', large: 'Sharper, up to 60 MB' },
  preview: 'The film',
  play: 'Play',
  pause: 'Pause',
  time: 'Time',
  save: 'Save the film',
  share: 'Share the film',
  unsupported:
    'This browser makes no videos. Open the page in Chrome, Edge or Safari; your photos stay here.',
  needsScript: 'Making a film needs JavaScript.',
}

export type PhotoFilmStrings = typeof english

export const photoFilmStrings: Strings<PhotoFilmStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
