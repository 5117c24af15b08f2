import type { SimchaOccasion } from './occasion.ts'
import type { SimchaLanguage } from './simcha.ts'

/** The names of events, in the language of a page or of a card. */
export interface EventWords {
  occasions: Record<SimchaOccasion, string>
  chuppah: string
  welcome: string
  events: Record<string, string>
}

export const englishEvents: EventWords = {
  occasions: {
    wedding: 'Wedding',
    bris: 'Bris',
    'bar-mitzvah': 'Bar mitzvah',
    'bas-mitzvah': 'Bas mitzvah',
    upsherin: 'Upsherin',
    siyum: 'Siyum',
  },
  chuppah: 'Chuppah',
  welcome: 'Kabbolas ponim',
  events: {
    main: 'The simcha',
    aufruf: 'Aufruf',
    'shabbat-chatan': 'Shabbat Chatan',
    'brit-yitzchak': 'Brit Yitzchak',
    'shalom-zachor': 'Shalom zachor',
    'vach-nacht': 'Vach nacht',
    aliyah: 'Aliyah',
    'sheva-brachos': 'Sheva brachos',
  },
}

export const hebrewEvents: EventWords = {
  occasions: {
    wedding: 'חתונה',
    bris: 'ברית',
    'bar-mitzvah': 'בר מצווה',
    'bas-mitzvah': 'בת מצווה',
    upsherin: 'חלאקה',
    siyum: 'סיום',
  },
  chuppah: 'חופה',
  welcome: 'קבלת פנים',
  events: {
    main: 'השמחה',
    aufruf: 'שבת חתן',
    'shabbat-chatan': 'שבת חתן',
    'brit-yitzchak': 'ברית יצחק',
    'shalom-zachor': 'שלום זכר',
    'vach-nacht': 'וואכנאכט',
    aliyah: 'עלייה לתורה',
    'sheva-brachos': 'שבע ברכות',
  },
}

export const yiddishEvents: EventWords = {
  occasions: {
    wedding: 'חתונה',
    bris: 'ברית',
    'bar-mitzvah': 'בר מצוה',
    'bas-mitzvah': 'בת מצוה',
    upsherin: 'אפשערן',
    siyum: 'סיום',
  },
  chuppah: 'חופה',
  welcome: 'קבלת פנים',
  events: {
    main: 'די שמחה',
    aufruf: 'אויפרוף',
    'shabbat-chatan': 'שבת חתן',
    'brit-yitzchak': 'ברית יצחק',
    'shalom-zachor': 'שלום זכר',
    'vach-nacht': 'וואכנאכט',
    aliyah: 'עליה לתורה',
    'sheva-brachos': 'שבע ברכות',
  },
}

/** A card can have another language than its page, which has only its own strings. */
export const eventWords: Readonly<Record<SimchaLanguage, EventWords>> = {
  en: englishEvents,
  he: hebrewEvents,
  yi: yiddishEvents,
}
