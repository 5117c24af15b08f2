/*
 * Things that people ask for besides the shelves. These phrases find a card or a category with the
 * slug; until one exists, the search says that there is nothing yet and what is nearest.
 */

export interface AskedFor {
  /** Used in 'We have no … yet'. */
  name: string
  /** Separated by commas. */
  phrases: string
  /** Slugs of similar shelves. */
  nearest?: readonly string[]
  /** Sorrow or illness: show nothing joyful beside it, whatever else the search names. */
  sober?: true
  /** Applies only if no simcha or holiday is named: 'good luck' on a wedding card is a wish. */
  aside?: true
  /** The phrases are people. They count only beside words of thanks. */
  thanked?: true
}

/** By the slug that its cards would have. */
export const askedFor: Readonly<Record<string, AskedFor>> = {
  divorce: {
    name: 'cards for that',
    sober: true,
    phrases:
      'divorce, divorced, divorcing, divorcee, separation, separated, breakup, broken engagement, ' +
      'broken shidduch, getting a get, giving a get, gittin, גירושין, גירושים, גט, מתגרש, מתגרשת, ' +
      'גרוש, גרושה, התגרשו, התגרשה, התגרש, פרידה, גט פיטורין, אפגעגט',
  },
  'tisha-bav': {
    name: 'cards for that day',
    sober: true,
    phrases:
      'tisha bav, tisha b av, tishah beav, tisha beav, tisha bov, tishe bov, tishabov, nine days, ' +
      'three weeks, 9 av, 9th of av, shiva asar betamuz, shiva asar btamuz, 17 tamuz, ' +
      'asara beteves, asarah betevet, 10 teves, tzom gedalia, tzom gedaliah, taanis esther, ' +
      'taanit esther, yom hazikaron, yom hashoah, holocaust, shoah, kristallnacht, ' +
      'תשעה באב, ט באב, צום תשעה באב, תשעת הימים, שלושת השבועות, שבעה עשר בתמוז, יז בתמוז, ' +
      'עשרה בטבת, צום גדליה, תענית אסתר, יום הזיכרון, יום הזכרון, יום השואה, שואה',
  },
  'before-the-wedding': {
    name: 'cards for that',
    nearest: ['wedding', 'vort'],
    phrases:
      'bridal shower, kallah shower, bachelorette, bachelor party, mikvah party, ' +
      'rehearsal dinner, מסיבת רווקות, מסיבת כלה, מקווה כלה',
  },
  'thank-parents': {
    name: 'thank-you cards for parents',
    nearest: ['thank-you'],
    thanked: true,
    phrases:
      'mother, father, mom, dad, moms, dads, mommy, mama, mame, mamme, mamma, mum, mummy, daddy, tatty, ' +
      'tati, tateh, tate, totty, ta, abba, aba, ima, imma, parents, אמא, אבא, הורים, ההורים, ' +
      'טאטע, טאטי, מאמע, מאמי, טאטע מאמע, עלטערן',
  },
  'baby-shower': {
    name: 'cards for that',
    aside: true,
    phrases:
      'baby shower, expecting, expecting a baby, pregnant, pregnancy, pregnancy announcement, due date, ' +
      'gender reveal, bshaah tova, beshaah tovah, bshaa tova, bsha tova, maternity, ' +
      'הריון, בהריון, להריון, בשעה טובה להריון, טראגעדיג',
  },
  'mothers-day': {
    name: 'cards for that day',
    aside: true,
    phrases:
      'mothers day, mother day, happy mothers day, fathers day, father day, happy fathers day, ' +
      'grandparents day, family day, יום האם, יום האב, יום המשפחה, מוטער טאג',
  },
  'other-holiday': {
    name: 'cards for that day',
    aside: true,
    phrases:
      'christmas, xmas, merry christmas, easter, halloween, valentine, valentines, valentines day, ' +
      'thanksgiving, st patricks day, patricks day, ramadan, eid, diwali, kwanzaa, new years eve, ' +
      'silvester, sylvester, january 1, fourth of july, 4th of july, independence day, labor day, ' +
      'memorial day, veterans day, presidents day, noel, santa, lunar new year, chinese new year, ' +
      'yom haatzmaut, yom haatzmaut sameach, yom yerushalayim, יום העצמאות, יום ירושלים, ' +
      'נובי גוד, חג המולד, סילבסטר',
  },
  love: {
    name: 'cards of love and friendship',
    aside: true,
    phrases:
      'i love you, love you, love u, miss you, i miss you, missing you, thinking of you, ' +
      'thinking about you, friendship, best friends, secret love, romantic, ' +
      'אוהב אותך, אוהבת אותך, אני אוהב אותך, אני אוהבת אותך, מתגעגע, מתגעגעת, חושב עליך, ' +
      'איך האב דיר ליב',
  },
  apology: {
    name: 'apology cards',
    sober: true,
    aside: true,
    phrases:
      'sorry, im sorry, i am sorry, so sorry, very sorry, apology, apologize, apologies, forgive, ' +
      'forgive me, forgiveness, mechila, mechilah, mechile, bakashas mechila, ' +
      'סליחה, מחילה, מבקש סליחה, מבקשת סליחה, מבקש מחילה, מצטער, מצטערת, מוחל, אנטשולדיג',
  },
  farewell: {
    name: 'cards for that',
    aside: true,
    nearest: ['hatzlachah'],
    phrases:
      'retirement, retired, retiring, farewell, goodbye, good bye, bon voyage, welcome home, ' +
      'welcome back, פרישה, פנסיה, צאתכם לשלום, נסיעה טובה',
  },
  'time-of-day': {
    name: 'cards for that',
    aside: true,
    phrases:
      'good morning, good night, boker tov, laila tov, layla tov, good afternoon, good evening, ' +
      'בוקר טוב, לילה טוב, ערב טוב, גוט מארגן, גוטע נאכט, א גוטע נאכט',
  },
  'seudas-hodaah': {
    name: 'seudas hodaah cards',
    aside: true,
    phrases:
      'seudas hodaah, seudat hodaya, thanksgiving meal, סעודת הודאה, סעודת הודיה, קידוש הודאה',
  },
  elul: {
    name: 'Elul cards',
    aside: true,
    nearest: ['rosh-hashanah', 'yom-kippur'],
    phrases: 'elul, selichos, selichot, chodesh elul, אלול, סליחות, חודש אלול, ימי הסליחות',
  },
  'small-days': {
    name: 'cards for that day',
    aside: true,
    phrases:
      'tu bav, tu beav, tu b av, pesach sheni, chai elul, yud tes kislev, yud shvat, gimmel tamuz, ' +
      '19 kislev, yom hameyuchas, טו באב, פסח שני, חי אלול, יט כסלו, ג תמוז',
  },
}
