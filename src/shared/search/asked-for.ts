/*
 * Things that people ask for besides the shelves. These phrases find a card or a category with the
 * slug; until one exists, the search says that there is nothing yet and what is nearest.
 */

export interface AskedFor {
  /** Used in 'We have no … yet'. */
  name: string
  /** Separated by commas. */
  phrases: string
  /** Slugs of similar shelves, or `kind:` and the slug of a kind of card. */
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
  condolence: {
    name: 'condolence cards',
    sober: true,
    nearest: ['yahrzeit'],
    phrases:
      'condolence, condolences, condolence card, sympathy, deepest sympathy, sorry for your loss, ' +
      'sorry for loss, loss, your loss, sorry about your, sorry to hear, loss of, lost her husband, ' +
      'lost his wife, lost, heaven, in heaven, passed away, passed on, passing, ' +
      'passing of, died, dies, dead, death, dying, deceased, late father, late mother, funeral, ' +
      'burial, buried, cemetery, grave, shiva, shivah, sitting shiva, shiva call, shloshim, ' +
      'sheloshim, mourning, mourner, mourners, mourn, grief, grieving, bereaved, bereavement, ' +
      'kaddish, kadish, kadesh yasom, levaya, levayah, levaye, halvaya, nifter, niftar, nifteres, ' +
      'petira, petirah, ptira, hesped, hespedim, tahara, matzeiva, matzevah, tombstone, headstone, ' +
      'unveiling, avel, avelim, aveilim, aveil, aveilus, avelut, nichum, nichum aveilim, ' +
      'nichum avelim, tanchumim, hamakom, hamakom yenachem, hamokom yenachem, menachem avel, ' +
      'baruch dayan, baruch dayan emes, boruch dayan haemes, bde, rip, rest in peace, orphan, widow, sad, sadness, crying, tears, heartbroken, killed, murdered, ' +
      'victim, victims, terror, hostage, hostages, hard time, difficult time, tough time, suffering, ' +
      'widower, tragedy, tragic, miscarriage, stillborn, stillbirth, ' +
      'sorrow, no more tzaar, no more pain, tzaar, ' +
      'תנחומים, ניחום, ניחומים, ניחום אבלים, המקום ינחם, המקום ינחם אתכם, המקום, ינחם, אבלים, ' +
      'אבל, אבלה, אבלות, לוויה, לויה, הלוויה, הלויה, שבעה, יושבים שבעה, שלושים לפטירה, ' +
      'נפטר, נפטרה, נפטרו, פטירה, פטירת, פטירתו, פטירתה, מת, מתה, מוות, הלך לעולמו, הלכה לעולמה, ' +
      'נקטף, הספד, קדיש, קבורה, בית עלמין, בית קברות, מצבה, גילוי מצבה, צער, צערך, צערכם, ' +
      'משתתף בצערך, משתתפים בצערכם, משתתפת בצערך, שלא תדעו עוד צער, ברוך דיין האמת, ' +
      'ברוך דיין אמת, בדה, יתום, אלמנה, אלמן, אסון, געשטארבן, אוועק, נפטר געווארן, טרייסט, ' +
      'נרצח, נרצחו, נהרג, נהרגו, חללים, פיגוע, חטופים, עצוב, עצב, כאב, טרויער',
  },
  'refuah-shleimah': {
    name: 'get-well cards',
    sober: true,
    phrases:
      'get well, get well soon, getting well, feel better, feel well, feeling better, get better, ' +
      'better soon, speedy recovery, quick recovery, fast recovery, full recovery, recovery, ' +
      'recover, recovering, refuah, refua, refuah shleima, refuah shelaima, refuah sheleimah, ' +
      'refua shlema, refuas hanefesh, refuat hanefesh, refuat haguf, choleh, cholah, cholim, ' +
      'bikur cholim, tehillim, sick, ill, illness, ailing, unwell, not feeling well, hospital, ' +
      'hospitalized, surgery, operation, cancer, chemo, chemotherapy, tumor, stroke, heart attack, ' +
      'accident, hurt, pain, hospice, rehab, emergency, transplant, injured, injury, broken leg, broken arm, broke his leg, broke her leg, coma, icu, ' +
      'diagnosis, diagnosed, covid, corona, flu, krank, gezunt, gezint, gesund, geh gesund, ' +
      'רפואה, רפואה שלמה, רפואה שלימה, רפואת הנפש, רפואת הגוף, רפוש, לרפואת, החלמה, החלמה מהירה, ' +
      'החלמה קלה, תחלים, תחלימי, תחלימו, תבריא, תבריאי, בריאות, בריאה, בריא, שתהיה בריא, ' +
      'שתהיי בריאה, תרגיש טוב, תרגישי טוב, הרגשה טובה, חולה, חולים, חולי, מחלה, סרטן, ניתוח, ' +
      'אשפוז, מאושפז, מאושפזת, בית חולים, בית רפואה, ביקור חולים, תהילים, תאונה, פצוע, פצועים, ' +
      'קראנק, קראנקע, געזונט, געזונטע החלמה, הייל, שפיטאל, א רפואה שלימה',
  },
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
  'bas-mitzvah': {
    name: 'bas mitzvah cards',
    nearest: ['happy-birthday'],
    phrases:
      'bas mitzvah, bat mitzvah, bas mitzva, bat mitzva, bas mitzveh, bas mizwa, baas mitzvah, ' +
      'bnos mitzvah, bnot mitzvah, bar mitzvah girl, bar mitzvah for a girl, girls bar mitzvah, ' +
      'daughters bar mitzvah, mitzvah girl, twelfth birthday girl, בת מצוה, בת מצווה, בנות מצוה, ' +
      'בת המצוה, בת המצווה, באס מצוה',
  },
  'chanukas-habayis': {
    name: 'new-home cards',
    phrases:
      'new home, new house, new apartment, new place, new flat, chanukas habayis, chanukat habayit, ' +
      'chanukat bayit, chanukas bayis, hanukat habayit, hanukat habait, chanukat habait, habayis, ' +
      'habayit, housewarming, house warming, house blessing, home blessing, birchas habayis, ' +
      'birkat habayit, moved, moving, we moved, new address, mezuzah, new neighbors, first home, ' +
      'bought a house, bought a home, dream home, חנוכת הבית, חנוכת בית, חנוכת הדירה, בית חדש, ' +
      'הבית החדש, דירה חדשה, הדירה החדשה, דירה, ברכת הבית, מעבר דירה, עברנו דירה, עברנו, כתובת חדשה, ' +
      'מזוזה, נייע הויז, נייע דירה, חנוכת הבית פאר',
  },
  aufruf: {
    name: 'aufruf cards',
    nearest: ['wedding'],
    phrases:
      'aufruf, oifruf, oyfruf, ufruf, ofruf, aufrif, ofrif, offruf, auf ruf, shabbos chosson, ' +
      'shabbat chatan, shabbos kallah, shabbat kallah, forshpiel, forshpil, vorspiel, ' +
      'אויפרוף, אופרוף, אופרופעניש, אויפרופן, שבת חתן, שבת כלה, פארשפיל, עליה לתורה לחתן',
  },
  'before-the-wedding': {
    name: 'cards for that',
    nearest: ['wedding', 'vort'],
    phrases:
      'bridal shower, kallah shower, bachelorette, bachelor party, henna, hina, mikvah party, ' +
      'rehearsal dinner, מסיבת רווקות, מסיבת כלה, חינה, מקווה כלה',
  },
  graduation: {
    name: 'graduation cards',
    phrases:
      'graduation, graduations, graduate, graduates, graduating, graduated, grad, grad party, ' +
      'commencement, diploma, degree, class of, last day of school, semicha, smicha, valedictorian, סיום לימודים, ' +
      'סיום כיתה, מסיבת סיום, בוגר, בוגרת, בוגרים, תעודה, תואר, סמיכה, הסמכה, ' +
      'גראדואציע, גרעדזשועישאן',
  },
  'chumash-party': {
    name: 'chumash or siddur party cards',
    aside: true,
    nearest: ['kids'],
    phrases:
      'chumash party, siddur party, chumash, siddur, sidur, chumash seudah, chumash seuda, ' +
      'chumash play, siddur play, chumash mesiba, siddur mesiba, mesibas chumash, mesibas siddur, ' +
      'mesibat chumash, mesibat siddur, chumash presentation, siddur presentation, mesiba, mesibah, ' +
      'haschalas gemara, haschalas chumash, hachnasas gemara, gemara party, first siddur, ' +
      'חומש, סידור, מסיבת חומש, מסיבת סידור, מסיבת החומש, מסיבת הסידור, חומש סעודה, סעודת חומש, ' +
      'קבלת חומש, קבלת סידור, חגיגת הסידור, חגיגת סידור, התחלת גמרא, חומש יינגל',
  },
  'thank-teacher': {
    name: 'thank-you cards for teachers',
    aside: true,
    nearest: ['kind:thank-you'],
    phrases:
      'teacher, teachers, rebbi, rebbe, rebbes, rebbeim, morah, moros, morot, moreh, melamed, principal, ' +
      'menahel, menaheles, tutor, therapist, bus driver, babysitter, ganenet, rosh yeshiva, ' +
      'mashgiach, coach, end of year, מורה, מורים, מורות, גננת, גננות, מחנך, מחנכת, מלמד, מלמדים, ' +
      'רבי, רעבע, רעביים, מנהלת, סייעת, מטפלת, לערער, לערערין, סוף שנה, סיום שנה',
  },
  'thank-parents': {
    name: 'thank-you cards for parents',
    nearest: ['kind:thank-you'],
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
  'good-luck': {
    name: 'good-luck cards',
    aside: true,
    phrases:
      'good luck, hatzlacha, hatzlocha, hatzlacho, hatzlachah, behatzlacha, bhatzlacha, new job, ' +
      'first job, promotion, promoted, retirement, retired, retiring, farewell, goodbye, good bye, ' +
      'bon voyage, new business, grand opening, opening, drivers license, new car, exam, exams, ' +
      'test, interview, aliyah to israel, making aliyah, army, draft, enlistment, welcome home, ' +
      'welcome back, encouragement, chizuk, good morning, good night, boker tov, laila tov, ' +
      'layla tov, good afternoon, good evening, בהצלחה, הצלחה, עבודה חדשה, העבודה החדשה, קידום, ' +
      'פרישה, פנסיה, גיוס, רישיון, מבחן, עליה לארץ, חיזוק, בוקר טוב, לילה טוב, ערב טוב, ' +
      'הצלחה רבה, גוט מארגן, גוטע נאכט, א גוטע נאכט',
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
