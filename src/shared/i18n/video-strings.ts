import { hebrew } from './he/video-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/video-strings.ts'

/** The words of the player and the editor of a video, in English. */
const english = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  time: 'Time',
  at: (second: number, seconds: number) => `${second} of ${seconds} seconds`,
  sound: 'Sound',
  wide: 'Full screen',
  narrow: 'Leave full screen',
  words: 'Words of the video',
  failed: 'The video could not be drawn. Check your connection and load the page again.',
  /** The sections of the panel. */
  sections: 'Parts of the video',
  section: {
    words: 'Words',
    song: 'Song',
    plot: 'Story',
    look: 'Colour',
    photos: 'Photo',
    size: 'Shape',
  },
  adds: 'Photo, sticker or text',
  more: 'More',
  allPlots: 'All stories',
  song: 'Song',
  seconds: (seconds: number) => `${seconds} seconds`,
  mood: {
    grave: 'Solemn',
    quiet: 'Quiet',
    tender: 'Gentle',
    stately: 'Stately',
    joyful: 'Joyful',
    lively: 'Lively',
  },
  tryOut: (title: string) => `Play ${title}`,
  stopTrying: (title: string) => `Pause ${title}`,
  tryFailed: 'The song could not be played. Check your connection and try again.',
  ownSound: 'Its own sound',
  noSong: 'No song',
  songGone: 'The song that was chosen is no longer here. Choose another if this one does not suit.',
  songSettings: 'Volume and start',
  volume: 'Volume',
  percent: (percent: number) => `${percent} percent`,
  start: 'Starts at',
  from: (seconds: number) => `${seconds} seconds into the song`,
  asVideo: 'As a video',
  ofPhotos: 'A film of your photos',
  moveTitle: (title: string) => `${title}, as a video`,
  moveDescription: (title: string) =>
    `${title}: a free card that moves. Type your names, choose the story and take the video. No sign-up.`,
  personalTitle: 'A video for you',
  personalDescription:
    'Someone made this video for you. Tap to watch it. Make one of your own, free, no sign-up.',
  occasions: 'Occasions',
  all: 'All',
  occasionTitle: (occasion: string) => `${occasion} videos`,
  file: 'Video',
  linkLead: 'They’ll see the video with your words.',
  envelopeLead: 'Optional. It is on the envelope, not in the video.',
  share: 'Share the video',
  download: 'Download the video',
  shareShort: 'Share',
  downloadShort: 'Download',
  shareAgain: 'The video is ready. Tap Share again.',
  made: 'Here is your video.',
  fact: 'MP4, free, no watermark.',
  ready: 'The video as it is, MP4',
}

export type VideoStrings = typeof english

export const videoStrings: Strings<VideoStrings> = { en: english, he: hebrew, yi: yiddish }
