/*
 * What people call the simchas and holidays of the shelves, in English, Hebrew, Yiddish and
 * mixtures. Spellings that `foldWord` unites need only one entry; phrases of several words are also
 * found as one word. Mere hints at a shelf are in `hints.ts`.
 */

/** Phrases by the slug of a category, separated by commas. */
export const categoryPhrases: Readonly<Record<string, string>> = {
  'its-a-boy':
    'its a boy, baby boy, new boy, newborn boy, newborn son, new son, new grandson, new nephew, ' +
    'had a boy, had a son, son was born, boy was born, boy is born, bechor, ben zachor, ' +
    'הולדת הבן, הולדת בן, הולדת בננו, הולדת הנכד, הולדת נכד, בן נולד, נולד בן, נולד לנו בן, ' +
    'בן זכר, געבוירן א יינגל, יינגעלע געבוירן, א זון געבוירן',
  'its-a-girl':
    'its a girl, baby girl, new girl, newborn girl, newborn daughter, new daughter, ' +
    'new granddaughter, new niece, had a girl, had a daughter, daughter was born, girl was born, girl is born, ' +
    'simchas bas, simchas habas, simchat bat, zeved habat, zeved bat, brit bat, britah, bris bas, ' +
    'naming a girl, baby naming, kiddush lebas, הולדת הבת, הולדת בת, הולדת בתנו, הולדת הנכדה, ' +
    'הולדת נכדה, בת נולדה, נולדה בת, נולדה לנו בת, זבד הבת, זבד בת, שמחת בת, בריתה, ' +
    'תינוקת, א מיידל געבוירן, א מיידעלע געבוירן, א טאכטער געבוירן',
  'shalom-zachor':
    'shalom zachor, sholom zochor, sholom zucher, shulem zucher, shalom zachar, shalom zecher, ' +
    'ben zachor, arbes, chickpeas, שלום זכר, שולם זכר, שולעם זוכר, בן זכר, ארבעס',
  bris:
    'bris, brit, briss, brith, bris milah, brit mila, bris mileh, milah, circumcision, mohel, ' +
    'sandek, sandak, kvatter, vachnacht, brit yitzchak, ברית, ברית מילה, מילה, מוהל, סנדק, ' +
    'סנדקאות, קוואטער, וואכנאכט, ברית יצחק, בריס',
  'pidyon-haben':
    'pidyon haben, pidyon, pidyon ben, pidyan habein, pidyen haben, redemption of the firstborn, ' +
    'redemption of the son, firstborn, bechor, פדיון הבן, פדיון, פדיון בן, בכור',
  kiddush:
    'kiddush, kidush, kiddish, kidesh, kidish, kidushim, kiddushim, קידוש, ' + 'קידיש, קידושא רבה',
  upsherin:
    'upsherin, upsheren, upsherinish, upshern, opsherin, opsheren, upsherenish, chalaka, chalake, ' +
    'halaka, haircut, first haircut, hair cutting, third birthday, 3rd birthday, turning three, ' +
    'turning 3, peyos, payos, peyes, אפשערן, אופשערן, אפשערעניש, אפשערעכץ, חלאקה, חאלאקה, ' +
    'תספורת, פאות, שערעניש, גיל שלוש',
  'bar-mitzvah':
    'bar mitzvah, bar mitzva, bar mitzveh, bar mizwa, ber mitzvah, bar mitzvos, mitzvah bar, ' +
    'bo bayom, tefillin, tfilin, hanachas tefillin, pshetl, pshetel, בר מצוה, בר מצווה, ' +
    'באר מצוה, באר מיצווע, בר מיצווע, בני מצוה, בו ביום, הנחת תפילין, תפילין, תפלין, הנחת תפלין',
  vort:
    'vort, wort, vert, lchaim, lechaim, lchayim, lechayim, lechayem, kneitch, ' +
    'engagement, engaged, got engaged, erusin, eirusin, shidduch, fiance, fiancee, ' +
    'מתארסים, מתארסת, מתארס, התארסו, התארסנו, התארסה, התארס, ווארט, לחיים, אירוסין, אירוסים, מאורסים, מאורסת, שידוך, וורט',
  tenoyim:
    'tenoyim, tnoyim, tenaim, tnaim, tnoim, tenoim, tanaim, tanoyim, tnuyem, knas mahl, ' +
    'engagement, engaged, got engaged, erusin, eirusin, shidduch, fiance, fiancee, ' +
    'מתארסים, מתארסת, מתארס, התארסו, התארסנו, התארסה, התארס, תנאים, טנאים, קנס מאל, שטר תנאים, אירוסין, אירוסים, מאורסים, מאורסת, שידוך',
  aufruf:
    'aufruf, oifruf, oyfruf, ufruf, ofruf, aufrif, ofrif, offruf, auf ruf, shabbos chosson, ' +
    'shabbat chatan, shabbos kallah, shabbat kallah, forshpiel, forshpil, vorspiel, ' +
    'אויפרוף, אופרוף, אופרופעניש, אויפרופן, שבת חתן, שבת כלה, פארשפיל, עליה לתורה לחתן',
  graduation:
    'graduation, graduations, graduate, graduates, graduating, graduated, grad, grad party, ' +
    'commencement, diploma, degree, class of, last day of school, semicha, smicha, valedictorian, סיום לימודים, ' +
    'סיום כיתה, מסיבת סיום, בוגר, בוגרת, בוגרים, תעודה, תואר, סמיכה, הסמכה, ' +
    'גראדואציע, גרעדזשועישאן',
  'sefardi-simchas':
    'henna, henna party, hina, hinah, chinah, china party, china night, sefardi, sefaradi, sephardi, sephardic, ' +
    'sefardi simcha, mizrachi, חינה, מסיבת חינה, ליל חינה, שמחה ספרדית, שמחות ספרדיות, ספרדי, ספרדית',
  wedding:
    'wedding, weddings, marriage, married, marry, getting married, got married, chasuna, chasunah, ' +
    'chasene, chasseneh, chasana, chasina, chatuna, hatuna, hasuna, khasene, jasene, chuppah, ' +
    'chupa, huppa, bride, bridal, groom, newlyweds, newlywed, nisuin, nissuin, binyan adei ad, ' +
    'kesubah, ketubah, badeken, mitzvah tantz, mitzvah tanz, boda, nuptials, chassan and kallah wedding, חתונה, חתנה, חופה, ' +
    'חופה וקידושין, נישואין, נישואים, כלולות, בנין עדי עד, מתחתנים, מתחתן, מתחתנת, כתובה, ' +
    'חתונות, חאסענע, כאסענע, זוג צעיר, הזוג הצעיר, חתונת הבת, חתונת הבן',
  'sheva-bruches':
    'sheva bruches, sheva brochos, sheva bruchos, sheva brachos, sheva brachot, sheva berachot, ' +
    'shevah brochot, shiva brochos, shiva brachot, shiva berachot, bruches, brochos, brachot, ' +
    'seven blessings, 7 brachos, 7 brochos, 7 bruches, 7 blessings, שבע ברכות, זיבן ברכות, ' +
    'ז ברכות, שבע ברכעס, זיבן ברכעס, שעווע בראכעס',
  anniversary:
    'anniversary, wedding anniversary, anniversery, yom nisuin, yom nissuim, years married, ' +
    'years of marriage, chasuna anniversary, יום נישואין, יום נשואין, יום נישואים, יום הנישואין, ' +
    'שנות נישואין, שנים לנישואין, שנות נשואין, חתונת הזהב, חתונת הכסף',
  'happy-birthday':
    'birthday, happy birthday, bday, b day, birth day, yom huledet, yom holedes, yom huledes, ' +
    'yom hulades, yomuledet, yom holedet, geburtstag, geburtstog, geburstog, geburtstug, ' +
    'cumpleanos, ad meah veesrim, ad 120, biz hundert un tzvantzig, biz 120, ' +
    'יום הולדת, יום הולדת שמח, יום הולדתך, יומולדת, הולדת שמח, ' +
    'געבורטסטאג, געבורסטאג, געבוירנטאג, עד מאה ועשרים, עד 120, ביז הונדערט און צוואנציג',
  siyum:
    'siyum, siyyum, siyum hashas, hadran, hadran alach, finished shas, finishing shas, shas, ' +
    'daf yomi, masechta, mesechta, masechet, gemara, mishnayos, mishnayot, סיום, סיעם, סיום השס, ' +
    'סיום מסכת, הדרן, הדרן עלך, מסכת, מסכתא, דף היומי, משניות',
  'hachnosas-sefer-torah':
    'hachnosas sefer torah, hachnasas sefer torah, hachnasat sefer torah, hachnosses, sefer torah, ' +
    'sefer toirah, sefer torah dedication, torah dedication, torah scroll, new torah, ' +
    'torah procession, הכנסת ספר תורה, ספר תורה, הכנסת, כתיבת ספר תורה',
  'good-shabbos':
    'good shabbos, gut shabbos, gut shabbes, git shabbos, gutn shabbos, gutten shabbos, ' +
    'gitten shabbos, good shabbes, shabbat shalom, shabbos shalom, shabbos kodesh, ' +
    'shabbos candles, neros shabbos, lichtige shabbos, challah, parsha, parshas hashavua, ' +
    'parashat hashavua, havdalah, havdala, melaveh malka, melave malkah, gut voch, gute voch, ' +
    'guten voch, gutten voch, git voch, good voch, good week, shabbos chazon, shabbos nachamu, shavua tov, motzei shabbos, ' +
    'erev shabbos, שבת שלום, גוט שבת, גוט שבתס, א גוטן שבת, גוטן שבת, שבת קודש, ערב שבת, ' +
    'מוצאי שבת, שבת המלכה, פרשת השבוע, שבוע טוב, א גוטע וואך, גוט וואך, גוטע וואך, גוטן וואך, ' +
    'מלוה מלכה, חלה, הבדלה, שאבעס, גוט שאבעס, גוטן שאבעס',
  'rosh-chodesh':
    'rosh chodesh, rosh hodesh, rosh choidesh, rosh khodesh, rosh jodesh, chodesh, chodesh tov, ' +
    'jodesh tov, new month, new moon, gutn chodesh, gut chodesh, good chodesh, ראש חודש, ' +
    'ראש חדש, חודש טוב, א גוטן חודש, גוט חודש, רח',
  'tu-bishvat':
    'tu bishvat, tu bshvat, tu bishvot, tu beshvat, tu b shvat, tu bishevat, tu bshevat, ' +
    '15 shvat, 15 shevat, chamisha asar, chamisha asar bishvat, chamishoser, ' +
    'chamisha osor bishvat, new year of the trees, new year for trees, טו בשבט, ' +
    'חמשה עשר בשבט, חמישה עשר, חמישה עשר בשבט, ראש השנה לאילנות',
  'lag-baomer':
    'lag baomer, lag bomer, lag b omer, lag ba omer, lag boimer, lag beomer, lag laomer, omer, ' +
    'sefira, sefiras haomer, sefirat haomer, 33 omer, rashbi, ' +
    'rabbi shimon bar yochai, rabbi shimon, reb shimon, hilula rashbi, hilula derashbi, לג בעומר, לג לעומר, ' +
    'עומר, ספירת העומר, רשבי, הילולא דרשבי',
  'rosh-hashanah':
    'rosh hashanah, rosh hashono, rosh hashunah, rosh hashonoh, rosh ha shana, rosh hoshono, ' +
    'rosh hashone, jewish new year, happy new year, new year, lshana tova, shana tova, ' +
    'shanah tovah, shono tovo, shunah toivah, shona toiva, shone toive, lshono toivo, ' +
    'leshana tova tikasevu, shana tova umetuka, shanah tovah umesukah, tikatevu, tikasevu, ' +
    'ksiva vachasima tova, kesivah vachasimah toivah, ksiva vechasima, ketiva vechatima tova, ' +
    'ketiva, ksiva, kesiva, anyada buena, gut yor, git yor, gutn yor, guten yor, git yur, gut yur, ' +
    'gut yohr, gut gebentsht yor, gut gebentched yor, gebentsht yor, sweet year, good year, ' +
    'sweet new year, apple and honey, apples and honey, apple honey, shofar, simanim, ראש השנה, ' +
    'רוש השנה, שנה טובה, לשנה טובה, שנה טובה ומתוקה, כתיבה וחתימה טובה, כתיבה וחתימה, ' +
    'שנה טובה תכתב ותחתם, א גוט יאר, גוט יאר, גוטן יאר, געבענטשט יאר, א גוט געבענטשט יאר, ' +
    'גוט יאהר, שופר, תפוח בדבש',
  'yom-kippur':
    'yom kippur, yom kipur, yom kipper, yom kippor, kippur, day of atonement, atonement, ' +
    'kol nidrei, kol nidre, gmar chasima tova, gmar chatima tova, gemar chatima, gmar hatima tova, ' +
    'gmar tov, gmar, gemar, gemar tov, easy fast, easy and meaningful fast, meaningful fast, ' +
    'tzom kal, tzom kippur, יום כיפור, יום כפור, יום הכיפורים, כיפור, כל נדרי, ' +
    'גמר חתימה טובה, גמר חתימה, גמר טוב, גמר, צום קל, א גרינגן תענית, גוטן גמר',
  sukkos:
    'sukkos, sukkot, succos, succot, sukos, sukkoth, sukkes, sikkes, sukkah, succah, suka, ' +
    'sukkas, soukkot, tabernacles, feast of tabernacles, lulav, esrog, etrog, daled minim, ' +
    'arba minim, hoshana rabba, hoshanah rabbah, hoshaino rabbo, gut kvitel, gut kvittel, ' +
    'git kvitel, gutn kvitel, kvitel, pitka tava, pitka tova, ushpizin, simchas beis hashoeva, ' +
    'סוכות, סוקעס, סיקעס, סכות, סוכה, סוכת, חג הסוכות, לולב, אתרוג, ארבעת המינים, הושענא רבה, קוויטל, ' +
    'א גוט קוויטל, א גוטן קוויטל, גוט קוויטל, פתקא טבא, אושפיזין, שמחת בית השואבה',
  'simchas-torah':
    'simchas torah, simchat torah, simches toireh, simchas toirah, simhat tora, simches toyre, ' +
    'hakafos, hakafot, shemini atzeres, shmini atzeret, shmini atzeres, שמחת תורה, הקפות, שמיני עצרת',
  chanukah:
    'chanukah, hanukkah, xanuka, channukah, hanuka, hannukah, chanuka, khanike, chanike, chanikah, ' +
    'januca, januka, chanuke, hanike, hanoukka, chanukkah, chag urim, festival of lights, menorah, ' +
    'menoirah, menora, chanukiah, hanukiah, dreidel, draidel, dreidle, sevivon, latkes, latke, ' +
    'sufganiyot, doughnuts, donuts, maccabees, maoz tzur, gelt, neiros, zos chanukah, ' +
    'lichtigen chanukah, freilichen chanukah, חנוכה, חנכה, חנוקה, כאניקע, חאניקע, חג אורים, חג האורים, ' +
    'חג אורים שמח, חנוכיה, מנורה, סביבון, דריידל, לביבות, סופגניות, נרות חנוכה, נר חנוכה, ' +
    'א פרייליכן חנוכה, א ליכטיגן חנוכה, מעוז צור, זאת חנוכה',
  purim:
    'purim, pourim, pirim, puriem, shalach manos, shalach manot, matanos laevyonim, matanot laevyonim, shlach manos, mishloach manos, ' +
    'mishloach manot, mishloah manot, sholach munes, shalech munes, shaloch manos, megillah, ' +
    'megilla, megillat esther, megillas esther, hamantash, hamantaschen, homentash, gragger, ' +
    'grogger, raashan, purim costumes, shushan purim, freilichen purim, simchas purim, mishteh, פורים, פוירים, ' +
    'משלוח מנות, משלוח מנה, שלח מנות, שלחמנות, מגילה, מגילת אסתר, המן טאש, אזני המן, רעשן, ' +
    'א פרייליכן פורים, פורים שמח, שושן פורים',
  pesach:
    'pesach, pesah, pessach, peysach, peisach, peysech, paysach, passover, seder, seder night, ' +
    'matzah, matzo, matzos, hagadah, haggada, kosher un freilichen pesach, chag kosher vsameach, ' +
    'chag kosher, chag kasher, chag kasher vesameach, zissen pesach, four cups, afikoman, ' +
    'chometz, chametz, mah nishtana, פסח, פייסעך, פסח כשר ושמח, חג כשר ושמח, חג כשר, ליל הסדר, ' +
    'סדר פסח, מצות פסח, הגדה, א כשרן און פרייליכן פסח, א זיסן פסח, אפיקומן, מה נשתנה',
  shavuos:
    'shavuos, shavuot, shvuos, shvues, shavuoth, shavuois, shovuos, shevuot, chavouot, pentecost, ' +
    'matan torah, kabbalas hatorah, kabolas hatoirah, cheesecake, tikkun leil, luchos, ' +
    'ten commandments, har sinai, שבועות, שבועת, שוועס, שוואועס, חג השבועות, מתן תורה, קבלת התורה, הר סיני, ' +
    'לוחות, עשרת הדברות, תיקון ליל שבועות',
  gifs: 'gif, gifs, animated, animation, sticker, stickers, גיף, גיפים, מונפש, מדבקות',
  yahrzeit:
    'yahrzeit, yahrtzeit, yortzeit, yartzeit, yurtzeit, yortsayt, jahrzeit, yohrtzeit, azkarah, ' +
    'azkara, hazkara, memorial, in memory, loving memory, memory, remembrance, yizkor, ilui nishmas, ' +
    'iluy nishmas, leiluy nishmat, lilui, leilui, ilui neshama, leilui nishmas, hilula, ' +
    'zichron, zichrono, zichrono livracha, remembering, remember, in memoriam, memoriam, ' +
    'memorial candle, yahrzeit candle, neshama candle, יארצייט, יאהרצייט, יאר צייט, אזכרה, ' +
    'אזכרות, לעילוי נשמת, עילוי נשמה, לעילוי, לענ, יזכור, הילולא, לזכר, לזכרון, זכרו, זכרה, זכרם, זכרו לברכה, יהי זכרו ברוך, תנצבה, ' +
    'תהא נשמתו, תהא נשמתה, נר נשמה, ' +
    'נר זכרון, יום השנה לפטירת, יום השנה לפטירה, יום הזכרון לפטירת',
  'bas-mitzvah':
    'bas mitzvah, bat mitzvah, bas mitzva, bat mitzva, bas mitzveh, bas mizwa, baas mitzvah, ' +
    'bnos mitzvah, bnot mitzvah, bar mitzvah girl, bar mitzvah for a girl, girls bar mitzvah, ' +
    'daughters bar mitzvah, mitzvah girl, twelfth birthday girl, בת מצוה, בת מצווה, בנות מצוה, ' +
    'בת המצוה, בת המצווה, באס מצוה, באס מיצווע',
  'chanukas-habayis':
    'new home, new house, new apartment, new place, new flat, chanukas habayis, chanukat habayit, ' +
    'chanukat bayit, chanukas bayis, hanukat habayit, hanukat habait, chanukat habait, habayis, ' +
    'habayit, housewarming, house warming, house blessing, home blessing, birchas habayis, ' +
    'birkat habayit, moved, moving, we moved, new address, mezuzah, new neighbors, first home, ' +
    'bought a house, bought a home, dream home, חנוכת הבית, חנוכת בית, חנוכת הדירה, בית חדש, ' +
    'הבית החדש, דירה חדשה, הדירה החדשה, דירה, ברכת הבית, מעבר דירה, עברנו דירה, עברנו, כתובת חדשה, ' +
    'מזוזה, נייע הויז, נייע דירה, חנוכת הבית פאר',
  'refuah-shleimah':
    'get well, get well soon, getting well, feel better, feel well, feeling better, get better, ' +
    'better soon, speedy recovery, quick recovery, fast recovery, full recovery, recovery, ' +
    'recover, recovering, refuah, refua, refuah shleima, refuah shelaima, refuah sheleimah, ' +
    'refua shlema, refuas hanefesh, refuat hanefesh, refuat haguf, choleh, cholah, cholim, ' +
    'bikur cholim, tehillim, sick, ill, illness, ailing, unwell, not feeling well, hospital, ' +
    'hospitalized, surgery, operation, cancer, chemo, chemotherapy, tumor, stroke, heart attack, ' +
    'accident, hurt, pain, hospice, rehab, emergency, transplant, injured, injury, broken leg, broken arm, broke his leg, broke her leg, coma, icu, ' +
    'diagnosis, diagnosed, covid, corona, flu, krank, gezunt, gezint, gesund, geh gesund, ' +
    'רפואה, רפוא, רפואה שלמה, רפואה שלימה, רפואת הנפש, רפואת הגוף, רפוש, לרפואת, החלמה, החלמה מהירה, ' +
    'החלמה קלה, תחלים, תחלימי, תחלימו, תבריא, תבריאי, בריאות, בריאה, בריא, שתהיה בריא, ' +
    'שתהיי בריאה, תרגיש טוב, תרגישי טוב, הרגשה טובה, חולה, חולים, חולי, מחלה, סרטן, ניתוח, ' +
    'אשפוז, מאושפז, מאושפזת, בית חולים, בית רפואה, ביקור חולים, תהילים, תאונה, פצוע, פצועים, ' +
    'קראנק, קראנקע, געזונט, געזונטע החלמה, הייל, שפיטאל, א רפואה שלימה',
  condolence:
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
}
