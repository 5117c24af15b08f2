/*
 * What people call the things that cards are about, in English, Hebrew, Yiddish and in between.
 * Spellings that `foldWord` brings together need only one entry; words with a space between them
 * are also found as one word.
 */

const YOM_TOV =
  'yom tov, yomtov, good yom tov, gut yontif, gutn yontev, yontef, chag sameach, hag sameah, ' +
  'holiday, holidays, חג שמח, א גוטן יום טוב, גוט יום טוב, יונטיף, חגים, moadim lesimcha, ' +
  'gut moed, chol hamoed, מועדים לשמחה, חול המועד, גוטן מועד'

const BABY =
  'baby, newborn, new baby, birth, born, welcome baby, leida, lida, תינוק, לידה, נולד, הולדת, ' +
  'געבוירן, בייבי, tizku legadlo'

/** Phrases by the slug of a category, with a comma between them. */
export const categoryPhrases: Readonly<Record<string, string>> = {
  'its-a-boy':
    `its a boy, boy, boys, baby boy, son, zachar, zochor, zuchor, ben, bechor, yingel, yingele, yingl, ` +
    `זכר, בן, א בן, בן זכר, הולדת הבן, הולדת בן, יינגל, יינגעלע, זון, ${BABY}`,
  'its-a-girl':
    `its a girl, girl, girls, baby girl, daughter, nekeiva, nekevah, bas, bat, maidel, meidel, maidele, ` +
    `tochter, נקבה, בת, א טאכטער, טאכטער, טאָכטער, תינוקת, הולדת הבת, הולדת בת, מיידל, ` +
    `מיידעלע, ${BABY}`,
  'shalom-zachor':
    'shalom zachor, sholom zochor, sholom zucher, shulem zucher, shalom zachar, ben zachor, ' +
    'arbes, chickpeas, שלום זכר, שולם זכר, בן זכר, ארבעס',
  bris:
    'bris, brit, briss, brith, bris milah, brit mila, bris mileh, milah, circumcision, mohel, ' +
    'sandek, vachnacht, ברית, ברית מילה, הברית, מילה, מוהל, סנדק, וואכנאכט',
  'pidyon-haben':
    'pidyon haben, pidyon, pidyon ben, pidyan habein, pidyen haben, redemption of the firstborn, ' +
    'firstborn, bechor, פדיון הבן, פדיון, פדיון בן, בכור',
  kiddush: 'kiddush, kidush, kiddish, kidesh, kidish, קידוש, ' + 'קידושא רבה',
  upsherin:
    'upsherin, upsheren, upsherinish, upshern, opsherin, opsheren, chalaka, chalake, halaka, ' +
    'haircut, first haircut, third birthday, alef beis, peyos, payos, peyes, אפשערן, אופשערן, ' +
    'אפשערעניש, חלאקה, חאלאקה, תספורת, פאות, שערעניש, אלף בית',
  'bar-mitzvah':
    'bar mitzvah, bar mitzva, bar mitzveh, bar mizwa, bo bayom, bas mitzvah, bat mitzvah, ' +
    'tefillin, tfilin, hanachas tefillin, thirteen, 13, bar mitzvah bochur, bochur, pshetl, ' +
    'בר מצוה, בר מצווה, בו ביום, בת מצוה, בת מצווה, הנחת תפילין, תפילין, תפלין, בחור',
  vort:
    'vort, wort, vert, engagement, engaged, lchaim, lechaim, lchayim, lechayim, lechayem, ' +
    'erusin, eirusin, chosson kallah, chatan vekallah, fiance, kneitch, shidduch, ' +
    'ווארט, וואָרט, לחיים, אירוסין, אירוסים, מאורסים, שידוך, חתן כלה',
  tenoyim:
    'tenoyim, tnoyim, tenaim, tnaim, tnoim, tenoim, tanaim, tnuyem, engagement, knas mahl, ' +
    'תנאים, קנס מאל, אירוסין, שטר תנאים',
  wedding:
    'wedding, weddings, marriage, married, marry, chasuna, chasunah, chasene, chasseneh, chasana, ' +
    'chatuna, hatuna, hasuna, khasene, chuppah, chupa, huppa, kallah, kalla, kale, bride, chosson, ' +
    'chatan, chosen, chusen, groom, newlyweds, nisuin, nissuin, binyan adei ad, ' +
    'חתונה, חתנה, חופה, חופה וקידושין, נישואין, נישואים, חתן, כלה, חתן וכלה, כלולות, ' +
    'בנין עדי עד, מתחתנים',
  'sheva-bruches':
    'sheva bruches, sheva brochos, sheva bruchos, sheva brachos, sheva brachot, sheva berachot, ' +
    'shevah brochot, shiva brochos, bruches, brochos, brachos, brachot, berachot, bracha, ' +
    'seven blessings, 7 brachos, שבע ברכות, זיבן ברכות, ברכות',
  anniversary:
    'anniversary, wedding anniversary, anniversery, yom nisuin, yom nissuim, ' +
    'chasuna anniversary, יום נישואין, יום נישואים, יום הנישואין',
  'happy-birthday':
    'birthday, happy birthday, bday, yom huledet, yom holedes, yom huledes, yom hulades, ' +
    'geburtstag, geburtstog, geburstog, geburtstug, ad meah veesrim, biz hundert un tzvantzig, ' +
    '120, יום הולדת, יום הולדת שמח, געבורטסטאג, געבורסטאג, געבוירנטאג, עד מאה ועשרים, ' +
    'ביז הונדערט און צוואנציג, הולדת',
  siyum:
    'siyum, siyyum, siyum hashas, hadran, finishing, shas, daf yomi, masechta, mesechta, gemara, ' +
    'completion, סיום, סיום הש״ס, הדרן, הדרן עלך, מסכת, מסכתא, דף היומי',
  'hachnosas-sefer-torah':
    'hachnosas sefer torah, hachnasas sefer torah, hachnasat sefer torah, hachnosses, sefer torah, ' +
    'sefer toirah, sefer torah dedication, torah dedication, torah scroll, new torah, ' +
    'הכנסת ספר תורה, ספר תורה, הכנסת, כתיבת ספר תורה',
  'good-shabbos':
    'good shabbos, shabbos, shabbat, shabbes, shabes, shabbas, shabbath, sabbath, sabat, ' +
    'gut shabbos, gut shabbes, git shabbos, gitten shabbos, good shabbes, shabbat shalom, ' +
    'shabbos kodesh, erev shabbos, friday, challah, parsha, parashat hashavua, havdalah, ' +
    'melaveh malka, gut voch, shavua tov, shabbos candles, neros shabbos, שבת, שבת שלום, ' +
    'גוט שבת, גוט שבתס, א גוטן שבת, שבת קודש, ערב שבת, שבת המלכה, פרשת השבוע, שבוע טוב, ' +
    'א גוט וואך, מלוה מלכה, חלה, הבדלה',
  'rosh-chodesh':
    'rosh chodesh, rosh hodesh, rosh choidesh, rosh khodesh, chodesh, chodesh tov, new month, ' +
    'new moon, gutn chodesh, gut chodesh, ראש חודש, ראש חדש, חודש טוב, א גוטן חודש, ר״ח',
  'tu-bishvat':
    'tu bishvat, tu bshvat, tu bishvot, tu beshvat, tu b shvat, tu bishevat, tu bshevat, ' +
    '15 shvat, 15 shevat, chamisha asar, chamishoser, new year of the trees, tree, trees, fruit, ' +
    'ט״ו בשבט, טו בשבט, חמשה עשר בשבט, חמישה עשר, ראש השנה לאילנות, אילנות, פירות',
  'lag-baomer':
    'lag baomer, lag bomer, lag b omer, lag ba omer, lag boimer, lag beomer, lag laomer, omer, ' +
    'sefira, meron, bonfire, rashbi, rabbi shimon bar yochai, medura, ל״ג בעומר, לג בעומר, ' +
    'ל״ג לעומר, עומר, ספירת העומר, מירון, רשב״י, מדורה, הילולא',
  'rosh-hashanah':
    `rosh hashanah, rosh hashono, rosh hashunah, rosh hashonoh, rosh ha shana, rosh hoshono, ` +
    `jewish new year, new year, lshana tova, shana tova, shanah tovah, shono tovo, shunah toivah, ` +
    `leshana tova tikasevu, tikatevu, ksiva vachasima tova, kesivah vachasimah toivah, ketiva, ` +
    `gut yor, gut gebentsht yor, sweet year, apple, honey, shofar, simanim, ` +
    `ראש השנה, שנה טובה, לשנה טובה, שנה טובה ומתוקה, כתיבה וחתימה טובה, ` +
    `לשנה טובה תכתב ותחתם, א גוט יאר, א גוט געבענטשט יאר, גוט יאהר, שופר, תפוח בדבש, ${YOM_TOV}`,
  'yom-kippur':
    'yom kippur, yom kipur, yom kipper, yom kippor, kippur, day of atonement, atonement, ' +
    'kol nidrei, kol nidre, gmar chasima tova, gmar chatima tova, gmar tov, gemar, easy fast, ' +
    'tzom, fast, יום כיפור, יום כפור, יום הכיפורים, כיפור, כל נדרי, גמר חתימה טובה, ' +
    'גמר טוב, צום קל, א גרינגן תענית, תענית',
  sukkos:
    `sukkos, sukkot, succos, succot, sukos, sukkoth, sukkes, sikkes, sukkah, succah, suka, ` +
    `sukkas, soukkot, tabernacles, feast of tabernacles, booth, lulav, esrog, etrog, daled minim, ` +
    `arba minim, hoshana rabba, gut kvitel, ushpizin, simchas beis hashoeva, סוכות, סכות, ` +
    `סוכה, סוכת, חג הסוכות, לולב, אתרוג, ארבעת המינים, הושענא רבה, א גוט קוויטל, אושפיזין, ` +
    `שמחת בית השואבה, ${YOM_TOV}`,
  'simchas-torah':
    `simchas torah, simchat torah, simches toireh, simchas toirah, simhat tora, hakafos, hakafot, ` +
    `shemini atzeres, shmini atzeret, שמחת תורה, הקפות, שמיני עצרת, ${YOM_TOV}`,
  chanukah:
    'chanukah, hanukkah, channukah, hanuka, hannukah, chanuka, khanike, chanike, chanikah, ' +
    'chanuke, hanike, hanoukka, chanukkah, chag urim, festival of lights, lights, menorah, ' +
    'menoirah, chanukiah, dreidel, draidel, sevivon, latkes, maccabees, maoz tzur, gelt, ' +
    'neiros, lichtigen chanukah, freilichen chanukah, חנוכה, חנכה, חנוקה, חג אורים, ' +
    'חג האורים, חג אורים שמח, חנוכיה, מנורה, סביבון, דריידל, לביבות, נרות חנוכה, ' +
    'א פרייליכן חנוכה, א ליכטיגן חנוכה, מעוז צור',
  purim:
    'purim, pourim, pirim, shalach manos, shalach manot, shlach manos, mishloach manos, ' +
    'mishloach manot, mishloah manot, sholach munes, shalech munes, megillah, megilla, esther, ' +
    'hamantash, hamantaschen, homentash, gragger, grogger, raashan, mordechai, adar, costumes, ' +
    'freilichen purim, simchas purim, פורים, משלוח מנות, שלח מנות, שלחמנות, מגילה, ' +
    'מגילת אסתר, אדר, המן טאש, אזני המן, רעשן, א פרייליכן פורים, פורים שמח',
  pesach:
    `pesach, pesah, pessach, peysach, peisach, peysech, paysach, passover, seder, seder night, ` +
    `matzah, matzo, matzos, hagadah, haggada, kosher un freilichen pesach, chag kosher vsameach, ` +
    `zissen pesach, four cups, afikoman, chometz, mah nishtana, פסח, פסח כשר ושמח, ` +
    `חג כשר ושמח, ליל הסדר, סדר, מצה, מצות, הגדה, א כשרן און פרייליכן פסח, ` +
    `א זיסן פסח, אפיקומן, מה נשתנה, ${YOM_TOV}`,
  shavuos:
    `shavuos, shavuot, shvuos, shvues, shavuoth, shavuois, shovuos, shevuot, chavouot, pentecost, ` +
    `matan torah, kabbalas hatorah, kabolas hatoirah, cheesecake, tikkun leil, luchos, ten ` +
    `commandments, har sinai, שבועות, שבועת, חג השבועות, מתן תורה, קבלת התורה, הר סיני, ` +
    `לוחות, עשרת הדברות, תיקון ליל שבועות, ${YOM_TOV}`,
  gifs: 'gif, gifs, animated, animation, moving, sticker, stickers, גיף, גיפים, מונפש, מדבקות',
  kids:
    'kids, kid, children, child, kinder, kinderlach, yeladim, cheder, chumash seudah, siddur, ' +
    'graduation, ילדים, ילד, קינדער, קינדערלעך, חדר, חומש סעודה, סידור',
  shul:
    'shul, shule, schul, shil, synagogue, shtiebel, shtibel, shteibel, shtibl, beis medrash, ' +
    'bais medrash, beit midrash, beis haknesses, beit knesset, kollel, congregation, kehilla, ' +
    'minyan, tefillah, davening, melaveh malka, dinner, שול, שיל, שטיבל, שטיבעל, ' +
    'בית מדרש, בית המדרש, בית כנסת, בית הכנסת, ביהמ״ד, ביהכנ״ס, קהילה, כולל, מנין',
  yahrzeit:
    'yahrzeit, yahrtzeit, yortzeit, yartzeit, yurtzeit, yortsayt, jahrzeit, azkarah, azkara, ' +
    'memorial, memory, in memory, remembrance, yizkor, ilui nishmas, leiluy nishmat, lilui, ' +
    'neshama, hilula, candle, יארצייט, יאָרצייט, יאהרצייט, יאר צייט, אזכרה, לעילוי נשמת, ' +
    'עילוי נשמה, לע״נ, יזכור, הילולא, לזכר, לזכרון, נר נשמה',
}

/** Phrases by the slug of another thing to say of a card: what it is for, how it is made. */
export const otherPhrases: Readonly<Record<string, string>> = {
  announcement: 'announcement, announce, announcing, hodaah, הודעה, מודעה, אנזאג',
  invitation:
    'invitation, invite, invites, inviting, hazmanah, hazmana, einladung, hosting, הזמנה, ' +
    'הזמנות, מזמינים, להזמינכם, איינלאדונג, אײַנלאַדונג, פארבעטונג',
  'mazel-tov':
    'mazel tov, mazal tov, mazl tov, mazeltof, congratulations, congrats, best wishes, מזל טוב, ' +
    'מזלטוב, ברכות, מאזל טאוו, בשעה טובה',
  'thank-you':
    'thank you, thanks, thank you note, thankyou, todah, toda, toda raba, yasher koach, ' +
    'yishar koach, shkoyach, a dank, a hartzigen dank, dank, gratitude, תודה, תודה רבה, ' +
    'יישר כח, ישר כוח, א דאנק, א הארציגן דאנק, דאנק, הכרת הטוב',
  poster:
    'poster, posters, status poster, status, statuses, whatsapp, whats app, פוסטר, סטטוס, ' +
    'סטאטוס, וואטסאפ, ווצאפ, ווטסאפ, free, חינם',
  card: 'card, greeting card, כרטיס, ברכה, קארטל',
  square: 'square, ריבוע',
  print: 'print, printable, printing, להדפסה, הדפסה, דרוקן',
  en: 'english, אנגלית, ענגליש',
  he: 'hebrew, ivrit, ivris, loshon kodesh, עברית, לשון הקודש, העברעאיש',
  yi: 'yiddish, idish, yidish, אידיש, יידיש',
  papercut: 'papercut, paper cut, cut paper, lace, מגזרת, מגזרת נייר, שערענשניט',
  foil: 'foil, velvet, gold, golden, gold foil, luxury, זהב, קטיפה, גאלד, סאמעט',
  botanical:
    'botanical, flowers, flower, floral, blossom, watercolour, watercolor, ' +
    'פרחים, פרח, בלומען, עלים',
  night: 'night, stars, sky, לילה, כוכבים, נאכט, שטערן',
  rimon: 'pomegranate, pomegranates, rimon, rimonim, bough, branch, רימון, רימונים, מילגרוים',
  arch: 'arch, gate, doves, dove, crown, שער, יונה, יונים, כתר, טויבן',
  'sefer-torah': 'sefer torah, torah, torah scroll, toirah, scroll, ספר תורה, תורה',
  menorah:
    'menorah, menoirah, menora, chanukiah, candle, candles, light, lights, מנורה, חנוכיה, נרות, ליכט',
  'menorah-rambam':
    'menorah, menoirah, menora, candle, candles, light, lights, rambam, maimonides, מנורה, רמב״ם, נרות, ליכט',
}

/** Said of any card, so left out where other words tell more. */
export const fillers =
  'a an the for of and to in on with my our your its it card cards greeting greetings jewish free ' +
  'happy wishes wish picture pictures image images template templates online design designs ' +
  'freilichen freilechen lichtigen gutn א של את עם כרטיס כרטיסי ברכה שמח פרייליכן ליכטיגן גוטן'
