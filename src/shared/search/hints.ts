/*
 * Words that mean a shelf only if nothing else is named: 'my son' is a newborn boy, 'my son's bar
 * mitzvah' is not.
 */

const baby =
  'baby, newborn, new baby, new grandchild, new einikel, welcome to the world, infant, birth, born, welcome baby, leida, lida, twins, twin, triplets, ' +
  'תינוק, לידה, נולד, נולדה, נולדו, הולדת, תאומים, תאומות, געבוירן, בייבי, tizku legadlo, ' +
  'תזכו לגדלו, תזכו לגדלה'

const yomTov =
  'yom tov, yomtov, good yom tov, gut yom tov, gut yontif, gutn yontev, gutn yontif, yontef, ' +
  'yontif, chag sameach, hag sameah, chag samayach, holiday, holidays, happy holidays, ' +
  'happy holiday, festival, חג שמח, חג, א גוטן יום טוב, גוט יום טוב, יום טוב, יונטיף, חגים, ' +
  'מועד, moadim lesimcha, gut moed, gutn moed, chol hamoed, מועדים לשמחה, חול המועד, ' +
  'גוטן מועד, good moed'

const chosson =
  'chosson, chatan, chosen, chusen, chassan, hatan, kallah, kalla, kale, kalah, ' +
  'chosson kallah, chatan vekallah, חתן, כלה, חתן כלה, חתן וכלה'

/** Greetings, wishes and days: they count if no simcha or holiday is named, before the hints. */
export const asidePhrases: Readonly<Record<string, string>> = {
  'good-shabbos':
    'shabbos, shabbat, shabbes, shabes, shabbas, shabbath, sabbath, sabat, friday, friday night, ' +
    'שבת, ליל שבת',
  'happy-birthday': 'years old, year old, yrs old, yr old, turning, turned, birth date',
  'rosh-hashanah': yomTov,
  sukkos: yomTov,
  'simchas-torah': yomTov,
  chanukah: 'happy holidays, chag sameach, חג שמח',
  pesach: yomTov,
  shavuos: yomTov,
  'shul-events':
    'shul event, shul events, ' +
    'shul dinner, annual dinner, gala dinner, journal dinner, shiur, shiurim, weekly shiur, daf yomi shiur, ' +
    'lecture, shul notice, synagogue event, דינר, דינר שנתי, ' +
    'שיעור, שיעור תורה, שיעורים, אירוע בבית הכנסת, אירועי בית הכנסת',
  'chumash-party':
    'chumash party, siddur party, chumash, siddur, sidur, chumash seudah, chumash seuda, ' +
    'chumash play, siddur play, chumash mesiba, siddur mesiba, mesibas chumash, mesibas siddur, ' +
    'mesibat chumash, mesibat siddur, chumash presentation, siddur presentation, mesiba, mesibah, ' +
    'haschalas gemara, haschalas chumash, hachnasas gemara, gemara party, first siddur, ' +
    'חומש, סידור, מסיבת חומש, מסיבת סידור, מסיבת החומש, מסיבת הסידור, חומש סעודה, סעודת חומש, ' +
    'קבלת חומש, קבלת סידור, חגיגת הסידור, חגיגת סידור, התחלת גמרא, חומש יינגל',
  hatzlachah:
    'good luck, much luck, hatzlacha, hatzlocha, hatzlacho, hatzlachah, behatzlacha, bhatzlacha, ' +
    'new job, first job, promotion, promoted, new business, grand opening, opening, ' +
    'drivers license, new car, exam, exams, test, interview, aliyah to israel, making aliyah, army, ' +
    'draft, enlistment, encouragement, chizuk, בהצלחה, הצלחה, הצלחה רבה, בהצלחה רבה, ' +
    'ברכה והצלחה, סייעתא דשמיא, עבודה חדשה, העבודה החדשה, קידום, גיוס, רישיון, מבחן, ' +
    'עליה לארץ, חיזוק, מיט הצלחה, זאל זיין מיט הצלחה',
  // A kind of card: thanks to these people.
  teachers:
    'teacher, teachers, rebbi, rebbe, rebbes, rebbeim, morah, moros, morot, moreh, melamed, principal, ' +
    'menahel, menaheles, tutor, therapist, bus driver, babysitter, ganenet, rosh yeshiva, ' +
    'mashgiach, coach, end of year, מורה, מורים, מורות, גננת, גננות, מחנך, מחנכת, מלמד, מלמדים, ' +
    'רבי, רעבע, רעביים, מנהלת, סייעת, מטפלת, לערער, לערערין, סוף שנה, סיום שנה',
}

/** Phrases by the slug of a category, separated by commas. */
export const hintPhrases: Readonly<Record<string, string>> = {
  'its-a-boy': `boy, boys, prince, zachor, zachar, zochor, zuchor, זכר, son, sons, grandson, ben, yingel, yingele, yingl, בן, א בן, נכד, יינגל, יינגעלע, זון, ${baby}`,
  'its-a-girl':
    `girl, girls, princess, nekeiva, nekevah, נקבה, daughter, daughters, granddaughter, bas, bat, maidel, meidel, maidele, meidele, ` +
    `tochter, בת, נכדה, טאכטער, א טאכטער, מיידל, מיידעלע, ${baby}`,
  upsherin: 'alef beis, aleph bet, אלף בית',
  'bar-mitzvah': 'thirteen, 13, mitzvah, mitzvahs, bochur, בחור, מצוה',
  'chanukas-habayis': 'הבית',
  wedding: chosson,
  vort: chosson,
  tenoyim: chosson,
  anniversary: 'years, yrs, שנים, שנות, יאר צוזאמען',
  'happy-birthday': '120, ad meah, bis hundert',
  'hachnosas-sefer-torah': 'torah, toirah, scroll, sefer, תורה',
  siyum: 'finishing, completion',
  'good-shabbos': 'candle, candles, נר, נרות',
  'tu-bishvat': 'tree, trees, fruit, fruits, אילנות, אילן, פירות, עץ',
  purim: 'adar, mordechai and esther, אדר',
  'lag-baomer': 'meron, bonfire, medura, fire, מירון, מדורה',
  'rosh-hashanah': 'apple, apples, honey, tashlich, תשליך, דבש, תפוח',
  'yom-kippur': 'tzom, fast, fasting, צום, תענית',
  chanukah: 'lights, candle, candles, נר, נרות',
  pesach: 'מצות, מצה, סדר, nissan',
  kids: 'kids, kid, children, child, kinder, kinderlach, yeladim, cheder, ילדים, ילד, קינדער, קינדערלעך, חדר',
  shul:
    'shul, shule, schul, shil, synagogue, shtiebel, shtibel, shteibel, shtibl, beis medrash, ' +
    'bais medrash, beit midrash, beis haknesses, bais haknesses, beit knesset, beit haknesset, ' +
    'kollel, שטיבל, שטיבעל, בית מדרש, בית המדרש, בית כנסת, בית הכנסת, ביהמד, ביהכנס, כולל, ' +
    'congregation, kehilla, kehillah, kehila, minyan, tefillah, davening, שול, שיל, קהילה, מנין',
}
