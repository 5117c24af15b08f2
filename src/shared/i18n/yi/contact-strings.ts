import type { ContactFault, ContactField } from '../../contact.ts'
import { contactBounds } from '../../contact-bounds.ts'
import type { ContactStrings } from '../contact-strings.ts'
import { isolated } from './grammar.ts'

const labels: Readonly<Record<ContactField, string>> = {
  name: 'נאמען',
  email: 'אימעיל',
  phone: 'טעלעפאן',
  message: 'מעסעדזש',
}

export const yiddish: ContactStrings = {
  title: 'שרייבט אונז',
  lead: 'א קארטל וואס איר האט נישט געטראפן, א טעות, א דאנק. מיר לייענען יעדעס איינציגע.',
  close: 'פארמאכן',
  ...labels,
  send: 'שיקן דעם מעסעדזש',
  sending: 'עס ווערט געשיקט',
  sent: 'אייער מעסעדזש איז געשיקט געווארן',
  failed: 'עפעס איז נישט געגאנגען, פרובירט נאכאמאל שפעטער',
  call: (phone) => `רופן ${isolated(phone)}`,
  tooLarge: (bytes) => `דער מעסעדזש איז גרעסער ווי ${bytes} בייטס: ביטע מאכט עס קירצער.`,
  tooMany: 'צופיל מעסעדזשעס אויפאמאל: ביטע פרובירט נאכאמאל אין א מינוט ארום.',
  notTaken: 'דער מעסעדזש איז נישט געשיקט געווארן. ביטע פרובירט נאכאמאל אין א האלבע מינוט ארום.',
  tooQuick: 'דאס איז געווען גאר שנעל. ביטע שיקט עס נאכאמאל.',
  challenged: 'ביטע באשטעטיגט דא אונטן אז איר זענט א מענטש.',
  challengeFailed: 'די קאנטראל האט זיך נישט געלאדנט: ביטע רופט אונז אן.',
  foreign: 'מעסעדזשעס קען מען שיקן נאר פון די פארעם אויף דעם וועבזייטל.',
  trap: 'לאזט דאס ליידיג',
  offline: 'איר האט נישט קיין אינטערנעט. אייער מעסעדזש בלייבט דא.',
  sendLater: 'שיקן ווען עס איז דא אינטערנעט',
  waiting:
    'אייער מעסעדזש וועט געשיקט ווערן ווען איר וועט האבן אינטערנעט, אבער נישט שבת און יום טוב.',
  sendMyself: 'ניין, איך וועל אליין שיקן',
  fault: (field, fault) => `${labels[field]}: ${faults[fault](field)}`,
}

const faults: Readonly<Record<ContactFault, (field: ContactField) => string>> = {
  missing: () => 'עס פעלט, ביטע שרייבט אריין.',
  'not-text': () => 'עס מוז זיין טעקסט.',
  'too-long': (field) => `צו לאנג, ביטע נישט מער ווי ${contactBounds[field].max} אותיות.`,
  'control-character': (field) =>
    field === 'message'
      ? 'עס איז דא אן אות וואס מען קען נישט ווייזן. ביטע שרייבט עס נאכאמאל.'
      : 'ביטע איין שורה מיט פשוטע אותיות.',
}
