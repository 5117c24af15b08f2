import { hebrew } from './he/sound-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/sound-strings.ts'

/** The words of the greeting and the own music in a photo film, in English. */
const english = {
  greeting: 'A spoken greeting',
  lead: 'Say a few words. The song plays softly beneath them. The recording stays on this device.',
  record: 'Record a greeting',
  asking: 'Waiting for the microphone…',
  recording: (time: string, longest: string) => `Recording: ${time} of ${longest}`,
  stop: 'Stop',
  cancel: 'Cancel',
  working: 'Preparing the greeting…',
  listen: 'Listen',
  pause: 'Pause',
  recorded: 'The recording',
  from: 'Trim the start',
  to: 'Trim the end',
  seconds: (seconds: string) => `${seconds} seconds`,
  inFilm: 'Start in the film',
  again: 'Record again',
  remove: 'Remove',
  removed: 'The greeting was removed.',
  late: 'The film ends before the greeting does. Choose a longer film, or let it start earlier.',
  gone: 'The greeting or the music is no longer on this device. Record it again, or choose it again.',
  notKept: 'This device has no room to keep this sound. Make the film before you leave this page.',
  problems: {
    unsupported: 'This browser cannot record. Your film is as it was.',
    closed: 'The microphone is closed until this page is loaded again. Your film is kept.',
    denied:
      'The microphone is not allowed. Allow it in the settings of the browser for this site, then try again.',
    none: 'No microphone was found. Connect one, then try again.',
    busy: 'The microphone does not answer. Close other apps that use it, then try again.',
    empty: 'Nothing was heard. Check the microphone, then record again.',
    unreadable: 'The recording could not be read. Record again.',
  },
  reload: 'Load the page again',
  noMix:
    'This browser cannot mix sound into a film. For a greeting, your own music or the sound of clips, open the page in Chrome, Edge or a newer Safari.',
  own: 'Your own music file',
  otherFile: 'Another music file',
  rights: 'Only music that you may use. The file stays on this device.',
  reading: 'Reading the music…',
  songProblems: {
    unreadable: (name: string) =>
      `${name}: this file is damaged, protected, or not music that this browser reads. The song is as it was.`,
    empty: (name: string) => `${name}: less than 5 seconds are heard. The song is as it was.`,
    large: (name: string) => `${name}: larger than 100 MB. The song is as it was.`,
  },
}

export type SoundStrings = typeof english

export const soundStrings: Strings<SoundStrings> = { en: english, he: hebrew, yi: yiddish }
