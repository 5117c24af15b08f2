import type { Custom } from '../custom/custom.ts'
import type { Strings } from './language.ts'

/** Names of customs, beside a wording. */
export const customNames: Strings<Readonly<Record<Custom, string>>> = {
  en: {
    litvish: 'Litvish',
    chassidish: 'Chassidish',
    chabad: 'Chabad',
    sefardi: 'Sefardi',
    israeli: 'Israeli dati',
  },
  he: {
    litvish: 'ליטאי',
    chassidish: 'חסידי',
    chabad: 'חב״ד',
    sefardi: 'ספרדי',
    israeli: 'דתי לאומי / ישראלי',
  },
  yi: {
    litvish: 'ליטוויש',
    chassidish: 'חסידיש',
    chabad: 'חב״ד',
    sefardi: 'ספרדיש',
    israeli: 'ישראלי דתי',
  },
}

/** The choice of a custom. */
export const customStrings: Strings<{ custom: string; any: string }> = {
  en: { custom: 'Custom', any: 'Any' },
  he: { custom: 'מנהג', any: 'כל המנהגים' },
  yi: { custom: 'מנהג', any: 'אלע מנהגים' },
}
