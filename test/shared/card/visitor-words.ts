import fc from 'fast-check'

const givenNames = [
  ...['יוסף', 'חיה מושקא', 'מנחם מענדל', 'אברהם יצחק', 'שרה', 'יהודה אריה', 'לאה', 'ישראל מאיר'],
  ...['שמעון אלתר יהושע העשיל', 'פֿייגע', 'גאָלדע', 'הירש־בער', 'שׁרַגא פֿײַוול', 'מרדכי'],
]
const familyNames = [
  ...[
    'הורוביץ',
    'שניאורסון',
    'כ״ץ',
    'לוי',
    'בן־דוד',
    'רוזנברג',
    'ראטענבערג',
    "ז'בוטינסקי",
    'ץןךףק',
  ],
]
const titles = ['ר׳', 'הרב', 'הרה״ג', 'מוהר״ר', 'הרב הגאון המפורסם', 'מו״ר']
const endings = ['שליט״א', 'הי״ו', 'ז״ל', '(הכהן)', 'נ״י,']
const pointed = ['בְּשָׁעָה טוֹבָה', 'שִׂמְחָה', 'לְשׁוֹן לֹּ', 'יִצְחָק', 'וּמֻצְלַחַת', 'ךָּ ןָ']
const latinNames = [
  ...['Rabbi and Mrs. Yehoshua Heschel Rottenberg', 'Chaya', 'Yosef & Rivky', 'Jyjpq', 'McVay'],
  ...['Schneider-Horowitz', 'Łukasz Žofie', 'Ångström', 'D’Angelo', 'WAVE AVENUE', 'fjord'],
]
const joints = [' ', ' ', ' ו', ' עם ', ' & ', ' – ', '\n', ', ']
const unsupported = ['🎉', '👨‍👩‍👧', '☃', 'Ω', '中', '\u05ab', '\u200f', '❤️']

const optional = (words: readonly string[]) => fc.constantFrom('', '', ...words)

const hebrewName = fc
  .tuple(
    optional(titles),
    fc.constantFrom(...givenNames),
    fc.constantFrom('', ...familyNames),
    optional(endings),
  )
  .map((parts) => parts.filter((part) => part !== '').join(' '))

const anyName = fc.oneof(
  { arbitrary: hebrewName, weight: 5 },
  { arbitrary: fc.constantFrom(...latinNames), weight: 2 },
  { arbitrary: fc.constantFrom(...pointed), weight: 1 },
)

const chain = fc
  .array(fc.tuple(anyName, fc.constantFrom(...joints)), { minLength: 1, maxLength: 7 })
  .map((names) => names.flat().slice(0, -1).join(''))

const letter = fc.constantFrom(...[...'שמלץ״בוןאיWgjfTi.-0'], 'בָּ', 'שׁוֹ')
const endless = fc.string({ unit: letter, minLength: 20, maxLength: 80 })

const signs = fc.string({
  unit: fc.constantFrom(...'0123456789.,:;!?()[]{}"\'/%&+-–… אבגabcTV'),
  maxLength: 40,
})

const withStrangers = fc
  .tuple(anyName, fc.constantFrom(...unsupported), anyName)
  .map(([before, stranger, after]) => `${before} ${stranger} ${after}`)

/** Any code points; an arbitrary of all code points takes two seconds to build. */
const pasted = fc
  .array(fc.integer({ min: 0, max: 0x1ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes))

/** Words that people type into a card: names, chains of names, and sometimes anything. */
export const visitorWords = fc.oneof(
  { arbitrary: anyName, weight: 8 },
  { arbitrary: chain, weight: 6 },
  { arbitrary: signs, weight: 2 },
  { arbitrary: withStrangers, weight: 1 },
  { arbitrary: endless, weight: 1 },
  { arbitrary: pasted, weight: 1 },
  { arbitrary: fc.constantFrom('', ' ', '\n'), weight: 1 },
)
