import { hebrew } from './he/photo-film-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/photo-film-strings.ts'

/** The words of the film of a visitor's photos, in English. */
const english = {
  hebrew: 'סרטון מהתמונות שלכם',
  description: 'Make a film of your own photos with a song, free, on your own device.',
  lead: 'Choose 3 to 60 photos and short clips. They change on the beat of the song.',
  kept: 'Photos and clips stay on this device: they are never uploaded.',
  photos: 'Photos and clips',
  add: 'Add photos or clips',
  adding: (done: number, all: number) => `Reading ${done} of ${all}…`,
  count: (photos: number, clips: number) => {
    const moving = clips === 1 ? '1 clip' : `${clips} clips`
    const still = photos === 1 ? '1 photo' : `${photos} photos`
    if (clips === 0) return still
    return photos === 0 ? moving : `${still}, ${moving}`
  },
  choose: (fewest: number) => `Choose photos and clips, at least ${fewest}.`,
  more: (missing: number) =>
    missing === 1 ? 'Add one more photo or clip.' : `Add ${missing} more photos or clips.`,
  tooMany: 'A film holds up to 60 photos and clips. The first 60 are here.',
  clipProblems: {
    'clip-large':
      'This clip is too large: up to 200 MB, and 4096 pixels wide. Shorten it, or save it smaller.',
    'clip-broken': 'This clip is damaged, protected, or not whole. Save it again, and choose that.',
    'no-picture': 'This file has only sound. Choose a clip with pictures.',
    'no-frames': 'This clip has no pictures. Choose another one.',
    codec:
      'This browser cannot show this clip (perhaps HEVC). Save it as MP4 (H.264), and choose that.',
  },
  notKept:
    'This device has no room for the latest change. Make the film before you leave this page. What was kept before is whole.',
  full: 'This device has no room for the film. Free some room, and try again: your photos are kept.',
  clipFailed: (name: string) =>
    `${name}: this browser cannot put it into a film. Remove it, or save it as MP4 (H.264) and add that.`,
  missing: 'A photo or a clip is no longer on this device. Remove it, or add it again.',
  byTime: 'Order by time taken',
  photo: (number: number) => `Photo ${number}`,
  clip: (number: number) => `Clip ${number}`,
  drag: 'Drag to move',
  moved: (place: number, all: number) => `Moved to place ${place} of ${all}.`,
  earlier: (name: string) => `${name}: earlier`,
  later: (name: string) => `${name}: later`,
  crop: (name: string) => `${name}: crop`,
  remove: (name: string) => `${name}: remove`,
  trim: (name: string) => `${name}: choose the seconds`,
  trimTitle: 'Choose the seconds',
  trimLead: 'The film shows 1 to 10 seconds of this clip.',
  noSound: 'It has no sound that this browser can play.',
  sound: (name: string) => `${name}: sound`,
  trimClose: 'Close without a change',
  caption: 'Words under the picture',
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
