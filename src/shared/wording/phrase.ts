import type { DateLanguage } from '../calendar/weekday-name.ts'
import type { Custom } from '../custom/custom.ts'

/**
 * The content of a phrase; `announce` and `invite` are the first lines of an announcement and an
 * invitation.
 */
export type PhraseKind = 'greeting' | 'wish' | 'announce' | 'invite' | 'thanks'

/** The person that a phrase is said to, where its grammar shows it. */
export type Addressee = 'man' | 'woman' | 'family'

/** The time when a phrase is said, if it is not the whole occasion. */
export type Moment =
  | 'chol-hamoed'
  | 'hoshana-rabbah'
  | 'after-shabbos'
  | 'before-rosh-hashanah'
  | 'until-yom-kippur'

export interface Phrase {
  kind: PhraseKind
  /** The languages that it is said in: Hebrew words can also be Yiddish. */
  languages: readonly DateLanguage[]
  text: string
  /** Where it is written; `usage` is heard but not yet proofread, `own` is ours, in English. */
  source: Source
  /** The communities that say it, where customs differ. */
  customs?: readonly Custom[]
  to?: Addressee
  moment?: Moment
}

/** Pages where phrases were found. */
export const sources = {
  births: 'https://asktherabbi.org/question/its-twins-a-double-mazal-tov',
  blessings: 'https://crazyjewishconvert.blogspot.com/2012/01/blessing-for-children.html',
  shalomZachor:
    'https://www.chabad.org/library/article_cdo/aid/144129/jewish/Shabbat-After-Birth-Shalom-Zachar-and-Torah-Reading.htm',
  vort: 'https://www.sie.org/templates/sie/article_cdo/aid/2301807/jewish/Chapter-Two-The-Vort-or-LeChayim-Celebrating-the-Engagement.htm',
  wedding:
    'https://school.kotar.cet.ac.il/KotarApp/Index/Page.aspx?nBookID=65228767&nTocEntryID=65290303&nPageID=65237417',
  expressions: 'https://ivritmaster.com/special-greetings-and-celebratory-expressions-in-hebrew',
  seferTorah:
    'https://www.chabadisraelsi.com/templates/articlecco_cdo/aid/6050054/jewish/Sefer-Torah-Completion-Ceremony.htm',
  yahrzeit: 'https://linksfamily.org/what-is-yahrtzeit-anyway/',
  week: 'https://forward.com/news/8221/upping-yor-ante/?amp=1',
  highHolidays:
    'http://southhampsteadshiur.blogspot.com/2007/09/talk-talk-this-rosh-hashana-and-yom.html',
  pesach:
    'https://www.chabad.org/holidays/passover/pesach_cdo/aid/3584633/jewish/How-to-Wish-Happy-Passover-in-Hebrew-and-Yiddish.htm',
  kvitel: 'https://pasyn.org/private/morning-minyan-hoshana-rabbah-1',
  holidays: 'https://www.jewishfedny.org/sections/from-the-ceo/holiday-greetings-happy-passover',
  greetings:
    'https://encyclopedia.com/religion/encyclopedias-almanacs-transcripts-and-maps/greetings-and-congratulations',
} as const

export type Source = keyof typeof sources | 'usage' | 'own'
