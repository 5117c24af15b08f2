import { hebrew } from './he/photo-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/photo-strings.ts'

/** The words of photos on a card, in English. */
const english = {
  photos: 'Photos',
  add: 'Add a photo',
  /** Under the button. */
  kept: 'Photos stay on this device: they are never uploaded, and a link does not hold them.',
  reading: 'Reading the photo…',
  /** Under the button; announced when it changes. */
  count: (photos: number) => {
    if (photos === 0) return ''
    return photos === 1 ? '1 photo on the card.' : `${photos} photos on the card.`
  },
  cancel: 'Cancel',
  photo: (number: number) => `Photo ${number}`,
  frame: 'Frame',
  frames: { rectangle: 'Rectangle', oval: 'Oval', arch: 'Arch', circle: 'Circle' },
  crop: 'Crop',
  replace: 'Replace',
  remove: 'Remove',
  missing: 'This photo is not on this device. Replace it, or remove it from the card.',
  problems: {
    'not-a-photo': 'This file is not a photo that can be read. Choose a JPEG, PNG or WebP.',
    vector: 'This is a drawing (SVG), not a photo. Save it as a PNG and choose that.',
    moving: 'This is a video. Choose a photo, or a screenshot of the video.',
    heic:
      'This browser cannot read HEIC photos. On an iPhone: open the photo in Photos, tap Share, ' +
      'Options, Most Compatible, then Save to Files, and choose that. On a computer: export it as JPEG.',
    'too-large':
      'This photo is too large to be read here: up to 64 megapixels and 100 MB. Choose a smaller copy.',
    broken:
      'This photo is damaged or not whole. Open it elsewhere, save it again, and choose that.',
    'too-many': 'A card holds up to 8 photos. Remove one first.',
    'not-kept':
      'This device has no room to keep the photo. It is on the card: download that before you leave.',
  },
  cropDialog: {
    title: 'Crop the photo',
    lead: 'Drag it in its frame, pinch to zoom, or use the sliders.',
    stage: 'The photo in its frame. Arrow keys move it, plus and minus zoom.',
    zoom: 'Zoom',
    across: 'Left and right',
    down: 'Up and down',
    whole: 'Start again',
    done: 'Done',
    close: 'Close without cropping',
  },
}

export type PhotoStrings = typeof english

export const photoStrings: Strings<PhotoStrings> = { en: english, he: hebrew, yi: yiddish }
