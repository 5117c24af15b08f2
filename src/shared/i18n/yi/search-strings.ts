import type { searchStrings } from '../search-strings.ts'
import { counted } from './grammar.ts'

export const yiddish: typeof searchStrings = {
  label: 'זוכן קארטלעך',
  heroLabel: 'זוכט א קארטל פאר אייער שמחה',
  hint: 'וואס איז די שמחה?',
  find: 'זוכן א קארטל',
  open: 'זוכן',
  close: 'פארמאכן דאס זוכן',
  finds: (categories, cards) =>
    `${counted(categories, 'אפטיילונג', 'אפטיילונגען')} און ${counted(cards, 'קארטל', 'קארטלעך')}. קלויבט אויס מיט די פיילן.`,
  nothingYet: (about) => `מיר האבן נאך נישט קיין ${about}.`,
  nearest: (count) =>
    `${counted(count, 'ענליכע אפטיילונג', 'ענליכע אפטיילונגען')}. קלויבט אויס מיט די פיילן.`,
  askByEnter: 'דרוקט Enter צו בעטן אזא קארטל.',
  noFinds: 'מיט דעם נאמען איז גארנישט דא.',
  noSuggestions: 'עס זענען יעצט נישטא קיין פארשלאגן. דרוקט Enter צו זוכן סיי ווי.',
}
