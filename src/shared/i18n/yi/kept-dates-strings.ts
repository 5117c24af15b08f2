import type { DatesFault } from '../../kept-dates.ts'
import type { KeptDatesStrings } from '../kept-dates-strings.ts'

export const yiddish: KeptDatesStrings = {
  title: 'אייערע דאטומס',
  lead: 'אויפגעהיטן נאר אויף דעם מכשיר. א פייל ברענגט זיי אריבער צו אן אנדערן.',
  name: 'וועמענס דאטום איז דאס?',
  keep: 'אויפהיטן דעם דאטום',
  unnamed: 'אן א נאמען',
  remove: (name) => `אראפנעמען: ${name}`,
  save: 'אויפהיטן אלס פייל',
  open: 'עפענען א פייל',
  saved: 'די פייל איז אויפגעהיטן. עפנט עס דא אויפן אנדערן מכשיר.',
  added: (count) =>
    count === 1 ? 'איין דאטום איז צוגעלייגט.' : `${count} דאטומס זענען צוגעלייגט.`,
  nothingNew: 'אלע דאטומס פון די פייל זענען שוין דא.',
  fault: (fault) => `${faultOf(fault)} גארנישט האט זיך געטוישט.`,
  failed: 'דער בראוזער האט נישט געקענט אויפהיטן די דאטומס. גארנישט האט זיך געטוישט.',
}

function faultOf(fault: DatesFault): string {
  switch (fault.kind) {
    case 'not-ours':
      return 'דאס איז נישט קיין פייל מיט דאטומס פון דעם בלאט.'
    case 'newer':
      return 'די פייל איז פון א נייערע ווערסיע פון דעם בלאט: לאדנט אן דעם בלאט נאכאמאל און עפנט עס ווידער.'
    case 'date':
      return `דאטום נומער ${fault.place} אין די פייל איז נישט גילטיג.`
  }
}
