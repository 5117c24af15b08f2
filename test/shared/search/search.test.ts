import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { builtinCategories } from '../../../src/shared/categories.ts'
import { findInIndex } from '../../../src/shared/search/find.ts'
import { foldWord, wordsOf } from '../../../src/shared/search/fold.ts'
import { memoryIndex } from '../../../src/shared/search/memory-index.ts'
import { cardRow, readSearchRows } from '../../../src/shared/search/row.ts'
import { anyCharacter } from '../../fixtures/any-character.ts'
import { knownCards } from '../../fixtures/known-cards.ts'

const rows = readSearchRows(knownCards.map((card) => cardRow(v.parse(cardDesignSchema, card))))
const index = memoryIndex(rows)

function find(query: string) {
  return findInIndex(index, { query, categories: builtinCategories })
}

const firstCategory: Readonly<Record<string, string>> = {
  'its-a-boy':
    "it's a boy, Its a Boy!, baby boy, boy, boys, זכר, בן, a ben, א בן, newborn, a yingel, יינגל, babyboy",
  'its-a-girl': "it's a girl, baby girl, girl, girls, בת, נקבה, a meidel, מיידל, טאכטער, טאָכטער",
  'shalom-zachor':
    'shalom zachor, sholom zochor, shulem zucher, shalom zachar, שלום זכר, שָׁלוֹם זָכָר, shalomzachor',
  bris: 'bris, brit, Brit Milah, bris mila, brith, ברית, ברית מילה, ברית־מילה, mohel, לברית',
  'pidyon-haben':
    'pidyon haben, pidyon, pidyon ha-ben, פדיון הבן, פדיון, pidion haben, pidyen habben',
  kiddush: 'kiddush, kidush, kiddish, קידוש, לקידוש, kiddushim, kiddu',
  upsherin:
    'upsherin, upsheren, upshern, upsherinish, opsheren, chalaka, chalakah, halaka, חלאקה, אפשערן, haircut, אפשערין',
  'bar-mitzvah':
    'bar mitzvah, bar mitzva, bar-mitzvah, bar mizva, bar mitsvah, barmitzvah, bar mitzvahs, bar mitsve, בר מצוה, בר מצווה, בר מיצוה, bo bayom, tefillin, bar mitz',
  vort: "vort, wort, engagement, l'chaim, L’chaim, lechaim, lechayim, lchayim, אירוסין, ווארט, וואָרט, לחיים, lcha, engagment",
  tenoyim: 'tenoyim, tnoim, tenaim, tanaim, tnoyim, תנאים, tenoiym, תּנאים',
  wedding:
    'wedding, weding, weddng, chasuna, chasunah, chasana, chatuna, hatuna, khasene, chasseneh, חתונה, חתונות, לחתונה, kallah, chosson, חתן וכלה, chuppah, wed, marriage, bride',
  'sheva-bruches':
    'sheva bruches, sheva brochos, sheva bruchos, sheva brachos, sheva brachot, sheva berachot, shevah broches, שבע ברכות, seven blessings, sheva broc, shevabrachos',
  anniversary:
    'anniversary, aniversary, anniversery, annivesary, יום נישואין, yom nisuin, wedding anniversary',
  'happy-birthday':
    'birthday, happy birthday, birtday, bday, יום הולדת, יום הולדת שמח, yom huledet, geburtstog, געבורטסטאג',
  siyum: 'siyum, siyyum, sium, סיום, hadran, הדרן, siyum hashas, siyoom',
  'hachnosas-sefer-torah':
    'hachnosas sefer torah, hachnasat sefer torah, sefer torah, sefer toirah, הכנסת ספר תורה, ספר תורה, hachnoses sefer tora',
  'good-shabbos':
    'good shabbos, gut shabbos, gut shabbes, shabbat shalom, shabbos, shabbat, shabbes, shabes, shabat, shabbas, sabbath, שבת, שבת שלום, גוט שבת, א גוטן שבת, git shabbos, shabb, שַׁבָּת',
  'rosh-chodesh':
    'rosh chodesh, rosh hodesh, rosh choidesh, ראש חודש, ראש חדש, chodesh tov, new moon',
  'tu-bishvat':
    'tu bishvat, tu bshvat, tu b’shvat, tu beshvat, tubishvat, 15 shvat, ט״ו בשבט, ט"ו בשבט, טו בשבט, tu bishevat',
  'lag-baomer':
    'lag baomer, lag b’omer, lag ba’omer, lag bomer, lagbaomer, meron, ל״ג בעומר, ל"ג בעומר, לג בעומר, מירון, lag ba-omer',
  'rosh-hashanah':
    'rosh hashanah, rosh hashana, Rosh HaShono, rosh hashonoh, rosh ha-shana, roshhashana, l’shana tova, shana tova, shanah tovah, ראש השנה, שנה טובה, לשנה טובה, כתיבה וחתימה טובה, gut yor, א גוט יאר, jewish new year, shofar',
  'yom-kippur':
    'yom kippur, yom kipur, yom kipper, yomkippur, יום כיפור, יום כפור, kol nidrei, gmar chasima tova, gmar tov, גמר חתימה טובה',
  sukkos:
    'sukkos, sukkot, succos, sukos, succah, sukkah, sukkoth, sikkes, סוכות, סוכה, lulav, esrog, etrog, סכות, souccot',
  'simchas-torah':
    'simchas torah, simchat torah, simhat tora, simches toireh, שמחת תורה, hakafos, הקפות',
  chanukah:
    'chanukah, hanukkah, hanuka, khanike, channukah, chanukkah, hannukah, chanuka, Ḥanukkah, happy chanukah, chanukka, hanuke, חנוכה, חֲנֻכָּה, חנוכּה, א פרייליכן חנוכה, chan, chanu, menorah, dreidel, חנו',
  purim:
    'purim, pourim, purmi, purrim, פורים, shalach manos, mishloach manot, mishloah manot, megillah, משלוח מנות, a freilichen purim, hamantashen',
  pesach:
    'pesach, pesah, passover, seder, פסח, matzah, matzo, peysach, paysach, הגדה, passver, chag kosher vesameach',
  shavuos: 'shavuos, shavuot, shavuoth, shvues, שבועות, שבועת, matan torah, cheesecake',
  gifs: 'gifs, gif, animated',
  kids: 'kids, kid, children, kinder, קינדער, ילדים',
  shul: 'shul, synagogue, shtiebel, shtibel, shteeble, beis medrash, שול, שטיבל, בית הכנסת, בית מדרש',
  yahrzeit:
    'yahrzeit, yortzeit, yartzeit, yahrtzeit, jahrzeit, yortsayt, יארצייט, יאָרצייט, אזכרה, azkara, לעילוי נשמת, yorzeit, yorzait',
}

const cases = Object.entries(firstCategory).flatMap(([slug, queries]) =>
  queries.split(', ').map((query) => ({ query, slug })),
)

test.each(cases)('$query finds first $slug', async ({ query, slug }) => {
  expect((await find(query)).categories[0]).toBe(slug)
})

const firstCards: readonly (readonly [query: string, first: string, total: number])[] = [
  ['chanukah poster', 'menorah-lights', 2],
  ['Rambam', 'rambam-menorah', 1],
  ['velvet gold', 'velvet-and-gold', 5],
  ['wedding invitation', 'gate-of-doves', 1],
  ['invitation wedding', 'gate-of-doves', 1],
  ['הזמנה לחתונה', 'gate-of-doves', 1],
  ['thank you', 'blossoming-thanks', 1],
  ['a dank', 'blossoming-thanks', 1],
  ['תודה', 'blossoming-thanks', 1],
  ['todah', 'blossoming-thanks', 1],
  ['pomegrante', 'pomegranate-bough', 7],
  ['rimonim', 'pomegranate-bough', 7],
  ['bar mitzvah thanks', 'blossoming-thanks', 1],
  ['yiddish', 'honey-and-pomegranates', 2],
  ['whatsapp status', 'menorah-lights', 5],
  ['קידוש', 'kiddush-bough', 2],
  ['girl', 'rosy-pomegranates', 3],
  ['menora', 'menorah-lights', 3],
  ['mazal tov', 'mazel-tov-bough', 4],
  ['card for a wedding', 'papercut-arch', 4],
]

test.each(firstCards)('%s finds first the card %s of %i', async (query, first, total) => {
  const found = (await find(query)).cards
  expect([found[0], found.length]).toEqual([first, total])
})

test.each([
  ['בריס', 'bris'],
  ['באר מיצווע', 'bar-mitzvah'],
  ['באס מיצווע', 'bas-mitzvah'],
  ['וורט', 'vort'],
  ['טנאים', 'tenoyim'],
  ['חאסענע', 'wedding'],
  ['שבע ברכעס', 'sheva-bruches'],
  ['קידיש', 'kiddush'],
  ['סיעם', 'siyum'],
  ['שולעם זוכר', 'shalom-zachor'],
  ['גוט שאבעס', 'good-shabbos'],
  ['סיקעס', 'sukkos'],
  ['כאניקע', 'chanukah'],
  ['פוירים', 'purim'],
  ['פייסעך', 'pesach'],
  ['שוועס', 'shavuos'],
  ['רפוא שלימה', 'refuah-shleimah'],
])('%s, spelled by ear, finds %s alone', async (query, slug) => {
  expect((await find(query)).categories).toEqual([slug])
})

const findNothing = { categories: [], cards: [], nothing: { topic: null, nearest: [] } }

test.each(['', '   ', '?!', '״', 'Ω≈√', 'привет', 'qxqx', 'zzzz', 'qqqqq', '😀', '\u05bc'])(
  '%j finds nothing',
  async (query) => {
    expect(await find(query)).toEqual(findNothing)
  },
)

test('a stray letter beside a word that nothing knows finds nothing', async () => {
  expect(await find('asdkjh ☃ <b>')).toEqual(findNothing)
})

test('a word that nothing knows does not hide what the others find', async () => {
  const { categories, cards: found } = await find('qxqx wedding zjzj')
  expect(categories[0]).toBe('wedding')
  expect(found).toEqual((await find('wedding')).cards)
})

test('where no card has all words those with most come', async () => {
  expect((await find('chanukah yiddish night')).cards).toEqual((await find('chanukah')).cards)
})

test('each word that is typed on keeps its category', async () => {
  for (const word of ['chanukah', 'hanukkah', 'upsherin', 'birthday', 'yahrzeit', 'חנוכה']) {
    const [category] = (await find(word)).categories
    for (let length = 4; length < word.length; length++) {
      expect((await find(word.slice(0, length))).categories, word.slice(0, length)).toContain(
        category,
      )
    }
  }
})

test.each([
  ['chanukkah', 'khanukah'],
  ['Sukkos', 'succos'],
  ['mitzvah', 'mizva'],
  ['Schul', 'shool'],
  ['geburtstag', 'gebuurtstagg'],
  ['zeit', 'zayt'],
  ['oyfruf', 'oifruph'],
  ['מִצְוָה', 'מצווה'],
  ['יאָרצײַט', 'יארצייט'],
  ['װאָרט', 'ווארט'],
  ['ל״ג', 'ל"ג'],
  ['רמב״ם', "רמב''ם"],
])('%s and %s have one key', (one, other) => {
  expect(wordsOf(one).map(foldWord)).toEqual(wordsOf(other).map(foldWord))
  expect(wordsOf(one)).toHaveLength(1)
})

// The published index holds these keys: if one changes, SEARCH_TABLE needs a new number.
test.each([
  ['chanukah', 'xanuka'],
  ['khaneke', 'xaneke'],
  ['shabbos', 'cabos'],
  ['schul', 'cul'],
  ['mitzvah', 'mizva'],
  ['lights', 'lighz'],
  ['yahrtzeit', 'yarzeit'],
  ['succoth', 'sukot'],
  ['boys', 'bois'],
  ['alphabet', 'alfabet'],
  ['wedding', 'veding'],
  ['torah', 'tora'],
  ['ahavah', 'ahava'],
  ['מצווה', 'מצוה'],
  ['15', '15'],
])('the key of %s is %s', (word, key) => {
  expect(foldWord(word)).toBe(key)
})

test('keys are of plain letters, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      for (const word of wordsOf(text)) expect(foldWord(word)).toMatch(/^[a-z0-9א-ת]+$/)
    }),
    { numRuns: 3000 },
  )
})

test('any query is answered, and with cards and categories that there are', async () => {
  const categories = new Set(builtinCategories.map(({ slug }) => slug))
  const slugs = new Set(rows.map(({ slug }) => slug))
  const letters = fc.string({ unit: fc.constantFrom(...'achksotuz ׳״"\'בהולמשתא') })
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: anyCharacter }), letters), async (query) => {
      const found = await find(query)
      for (const slug of found.categories) expect(categories).toContain(slug)
      for (const slug of found.cards) expect(slugs).toContain(slug)
      expect(new Set(found.cards).size).toBe(found.cards.length)
    }),
    { numRuns: 2000 },
  )
}, 60_000)

test.each(['wedding bar mitzvah', 'blue wedding', 'gold'])(
  'the first cards of %s are the same when no others are put in order',
  async (query) => {
    // The last of three that are alike has all words in its title.
    const keys = wordsOf(query).map(foldWord).join(' ')
    const alike = rows.flatMap((row) =>
      [' ', ' ', ` ${keys} `].map((own, i) => ({
        ...row,
        slug: `${row.slug}-${i}`,
        titles: row.titles + own,
      })),
    )
    const asked = { query, categories: builtinCategories }
    const { cards } = await findInIndex(memoryIndex(alike), asked)
    const most = 4
    expect(cards.length).toBeGreaterThan(most)
    const first = await findInIndex(memoryIndex(alike), { ...asked, most })
    expect(first.cards.slice(0, most)).toEqual(cards.slice(0, most))
    expect(first.cards.toSorted()).toEqual(cards.toSorted())
  },
)
