import type { Row, Rows } from './row.ts'

const mazelTov: readonly Row[] = [
  ['he yi', 'מזל טוב', 'greetings'],
  ['en', 'Mazel Tov', 'greetings'],
  ['en', 'Mazal Tov', 'greetings', { customs: ['sefardi', 'israeli'] }],
  ['he', 'בסימן טוב', 'usage', { customs: ['sefardi'] }],
  ['yi', 'א הארציגן מזל טוב', 'usage', { customs: ['chassidish'] }],
]
const goodHour: Row = ['he yi', 'בשעה טובה ומוצלחת', 'vort']
const faithfulHome: Row = [
  ...(['he', 'שתזכו לבנות בית נאמן בישראל', 'usage'] as const),
  { customs: ['litvish', 'israeli'] },
]
const onTorah: Row = ['he', 'בנין עדי עד על יסודי התורה והמצוה', 'usage', { customs: ['chabad'] }]
const lasting: Row = ['he yi', 'בנין עדי עד', 'wedding']
const toRaiseHim: Row = ['he yi', 'תזכו לגדלו לתורה לחופה ולמעשים טובים', 'blessings']
const toRaiseHimAmply: Row = [
  ...(['he', 'תזכו לגדלו לתורה לחופה ולמעשים טובים מתוך הרחבה', 'usage'] as const),
  { customs: ['chabad'] },
]
const toRaiseHimInEnglish: Row = [
  'en',
  'May you raise him to Torah, chuppah and good deeds',
  'births',
]
const lchaim: readonly Row[] = [
  ['he yi', 'לחיים', 'shalomZachor'],
  ['en', 'L’chaim!', 'own'],
]

/** Openings of invitations, for every simcha that is not announced. */
export const invitations: readonly Row[] = [
  ['he', 'בשבח והודיה להשי״ת', 'usage'],
  ['he', 'מתכבדים להזמינכם', 'greetings'],
  ['he', 'הננו מתכבדים להזמינכם', 'usage'],
  ['he', 'הננו מתכבדים להזמינכם לשמחת', 'usage'],
  ['he', 'בעזהי״ת הננו מתכבדים להזמין את כבודכם', 'usage', { customs: ['litvish'] }],
  ['he', 'בשבח והודיה לבורא עולם הננו להזמינכם', 'usage', { customs: ['chassidish'] }],
  ['yi', 'מיט פרייד לאדן מיר אייך איין', 'usage', { customs: ['chassidish'] }],
  ['yi', 'מיט שבח והודיה להשי״ת לאדן מיר אייך איין', 'usage', { customs: ['chassidish'] }],
  ['he', 'בשמחה רבה הננו מזמינים אתכם', 'usage', { customs: ['chabad'] }],
  ['he', 'בסימן טוב ובמזל טוב הנכם מוזמנים', 'usage', { customs: ['sefardi'] }],
  ['he', 'בשמחה רבה ובהודיה אנו מזמינים אתכם', 'usage', { customs: ['israeli'] }],
  ['he', 'נשמח לראותכם בשמחתנו', 'usage', { customs: ['israeli'] }],
  ['en', 'Please join us for the', 'own'],
  ['en', 'We invite you to share in our simcha', 'own'],
  ['en', 'Together with our families, we invite you', 'own'],
]

export const thanks: readonly Row[] = [
  ['he', 'יישר כח', 'usage'],
  ['he', 'חזק וברוך', 'usage', { customs: ['sefardi'] }],
  ['yi', 'א הארציגן דאנק', 'usage'],
  ['en', 'Thank You', 'own'],
  ['en', 'With heartfelt thanks', 'own'],
  ['en', 'for sharing in the joy of our simcha', 'own'],
]

/** The end of an invitation: a wish for all guests. */
const bySimchas: readonly Row[] = [
  ['he', 'ונזכה כולנו לשמוח בשמחות', 'usage'],
  ['yi', 'און מיר זאלן זיך זען ביי שמחות', 'usage', { customs: ['chassidish'] }],
  ['yi', 'א סאך אידיש נחת', 'usage', { customs: ['chassidish'] }],
  ['he', 'תזכו לשנים רבות', 'usage', { customs: ['sefardi'] }],
  ['en', 'Tizku leshanim rabot', 'own', { customs: ['sefardi'] }],
  ['en', 'May we meet at simchas', 'own'],
]

const general: Rows = { greeting: mazelTov, wish: bySimchas }

/** By the slug of the category. */
export const simchaPhrases: Readonly<Record<string, Rows>> = {
  'its-a-boy': {
    greeting: [...mazelTov, ['yi', 'מזל טוב – א זון', 'greetings'], ['en', 'It’s a Boy!', 'own']],
    wish: [toRaiseHim, toRaiseHimAmply, toRaiseHimInEnglish],
  },
  'its-a-girl': {
    greeting: [
      ...mazelTov,
      ['he', 'זבד הבת', 'usage', { customs: ['sefardi'] }],
      ['en', 'Zeved Habat', 'own', { customs: ['sefardi'] }],
      ['yi', 'מזל טוב – א טאכטער', 'greetings'],
      ['en', 'It’s a Girl!', 'own'],
    ],
    wish: [
      ['he yi', 'תזכו לגדלה לחופה ולמעשים טובים', 'usage'],
      ['he yi', 'תזכו לגדלה לתורה לחופה ולמעשים טובים', 'blessings'],
      ['en', 'May you raise her to chuppah and good deeds', 'own'],
      ['en', 'May you raise her to Torah, chuppah and good deeds', 'births'],
    ],
  },
  'shalom-zachor': {
    greeting: [...mazelTov, ...lchaim, ['he yi', 'שלום זכר', 'shalomZachor']],
    wish: [toRaiseHim, toRaiseHimAmply, toRaiseHimInEnglish],
  },
  bris: {
    greeting: mazelTov,
    // Ashkenazim do not invite anybody to a bris, since an invited person must not stay away.
    announce: [
      ['he yi', 'הברית תתקיים אי״ה', 'usage'],
      ['he', 'הברית תתקיים בעזרת השם', 'usage', { customs: ['israeli'] }],
      ['yi', 'דער ברית וועט זיין אי״ה', 'usage', { customs: ['chassidish'] }],
      ['en', 'The bris will take place iy”H', 'own'],
      ['en', 'The bris of our son will take place iy”H', 'own'],
    ],
    invite: [
      ['he', 'מתכבדים להזמינכם לברית המילה', 'usage', { customs: ['sefardi'] }],
      ['en', 'Please join us for the brit milah', 'own', { customs: ['sefardi'] }],
    ],
    wish: [
      ['he yi', 'כשם שנכנס לברית כן יכנס לתורה לחופה ולמעשים טובים', 'blessings'],
      toRaiseHim,
      ['en', 'As he entered the bris, so may he enter Torah, chuppah and good deeds', 'births'],
    ],
  },
  'pidyon-haben': { greeting: mazelTov, wish: [toRaiseHim, toRaiseHimAmply, toRaiseHimInEnglish] },
  kiddush: {
    greeting: [...mazelTov, ...lchaim],
    invite: [['he', 'מתכבדים להזמינכם לקידוש', 'greetings']],
    wish: bySimchas,
  },
  upsherin: { greeting: mazelTov, wish: [toRaiseHim, toRaiseHimAmply, toRaiseHimInEnglish] },
  'bar-mitzvah': {
    greeting: mazelTov,
    wish: [
      ['he', 'שיגדל להיות תלמיד חכם', 'usage', { customs: ['litvish'] }],
      ['yi', 'ער זאל אויסוואקסן אן ערליכער איד', 'usage', { customs: ['chassidish'] }],
      ['he', 'שיגדל להיות חסיד, ירא שמים ולמדן', 'usage', { customs: ['chabad'] }],
      ['he yi', 'יגדל בתורה וביראת שמים', 'usage'],
      ['en', 'May he grow in Torah and in fear of Heaven', 'own'],
      ...bySimchas,
    ],
  },
  'bas-mitzvah': {
    greeting: mazelTov,
    invite: [['he', 'מתכבדים להזמינכם לבת המצוה', 'usage']],
    wish: [
      ['he', 'לרגל הגיעה לגיל מצוות', 'usage'],
      ['he', 'תגדל ביראת שמים ובמידות טובות', 'usage'],
      ['en', 'May she grow in fear of Heaven and good middos', 'own'],
      ...bySimchas,
    ],
  },
  'chumash-party': {
    greeting: mazelTov,
    invite: [
      ['he', 'מתכבדים להזמינכם למסיבת חומש', 'usage'],
      ['he', 'מתכבדים להזמינכם למסיבת סידור', 'usage'],
    ],
    wish: [
      ['he yi', 'יגדל בתורה וביראת שמים', 'usage'],
      ['en', 'May he grow in Torah and in fear of Heaven', 'own'],
      ...bySimchas,
    ],
  },
  graduation: {
    greeting: [...mazelTov, ['he', 'מסיבת סיום', 'usage'], ['en', 'Graduation', 'own']],
    invite: [['he', 'מתכבדים להזמינכם למסיבת סיום', 'usage']],
    wish: [
      ['he', 'לרגל סיום הלימודים', 'usage'],
      ['he yi', 'תלכו מחיל אל חיל', 'usage', { to: 'family' }],
      ['en', 'on your graduation', 'own'],
      ['en', 'Hatzlachah in all that comes next', 'own'],
      ...bySimchas,
    ],
  },
  vort: {
    greeting: [...mazelTov, goodHour, ...lchaim],
    wish: [goodHour, lasting, ['en', 'In a good and auspicious hour', 'vort']],
  },
  tenoyim: {
    greeting: [...mazelTov, goodHour],
    wish: [
      goodHour,
      lasting,
      ['he', 'יעלה ויצמח כגן רטוב', 'usage'],
      ['en', 'In a good and auspicious hour', 'vort'],
    ],
  },
  aufruf: {
    greeting: [...mazelTov, goodHour, ['he yi', 'אויפרוף', 'usage']],
    invite: [
      ['he', 'מתכבדים להזמינכם לאויפרוף', 'usage'],
      ['he', 'מתכבדים להזמינכם לשבת חתן', 'usage', { customs: ['sefardi', 'israeli'] }],
    ],
    wish: [
      ['he', 'לרגל האויפרוף', 'usage'],
      ['yi', 'צום אויפרוף', 'usage'],
      ['en', 'on your aufruf', 'own'],
      goodHour,
      lasting,
      ...bySimchas,
    ],
  },
  wedding: {
    greeting: [...mazelTov, goodHour],
    wish: [
      lasting,
      onTorah,
      faithfulHome,
      goodHour,
      ['en', 'May your home be an everlasting one', 'wedding'],
      ['en', 'In a good and auspicious hour', 'vort'],
      ...bySimchas,
    ],
  },
  'sheva-bruches': {
    greeting: mazelTov,
    wish: [lasting, ['en', 'May your home be an everlasting one', 'wedding'], ...bySimchas],
  },
  anniversary: {
    greeting: [...mazelTov, ['en', 'Happy Anniversary', 'own']],
    wish: [
      ['he yi', 'לאורך ימים ושנים טובות', 'usage'],
      ['en', 'To many more happy years together', 'own'],
    ],
  },
  'happy-birthday': {
    greeting: [
      ['he', 'יום הולדת שמח', 'expressions'],
      ['en', 'Happy Birthday', 'own'],
      ...mazelTov,
    ],
    wish: [
      ['he', 'עד מאה ועשרים', 'expressions'],
      ['yi', 'ביז הונדערט און צוואנציג', 'expressions'],
      ['en', 'Till a hundred and twenty', 'expressions'],
    ],
  },
  siyum: {
    greeting: [...mazelTov, ['he yi', 'הדרן עלך', 'greetings'], ['he yi', 'יישר כח', 'greetings']],
    wish: [
      ['he yi', 'יישר כח ומזל טוב', 'greetings'],
      ['en', 'May you go from strength to strength', 'own'],
      ...bySimchas,
    ],
  },
  'hachnosas-sefer-torah': {
    greeting: mazelTov,
    invite: [['he', 'מתכבדים להזמינכם לסיום והכנסת ספר תורה', 'seferTorah']],
    wish: bySimchas,
  },
  'chanukas-habayis': {
    greeting: [
      ...mazelTov,
      ['he', 'ברוכים הבאים', 'usage'],
      ['he', 'חנוכת הבית', 'usage'],
      ['yi', 'מזל טוב צו די נייע דירה', 'usage'],
      ['en', 'Welcome home', 'own'],
    ],
    invite: [['he', 'מתכבדים להזמינכם לחנוכת הבית', 'usage']],
    wish: [
      goodHour,
      ['he', 'בית מלא ברכה ושמחה', 'usage'],
      ['en', 'May your home be filled with blessing', 'own'],
      ...bySimchas,
    ],
  },
  'sefardi-simchas': {
    greeting: [...mazelTov, ['he', 'חינה', 'usage'], ['he', 'זבד הבת', 'usage']],
    invite: [
      ['he', 'מתכבדים להזמינכם לחינה', 'usage'],
      ['he', 'מתכבדים להזמינכם לזבד הבת', 'usage'],
    ],
    wish: [
      ['he', 'לרגל החינה', 'usage'],
      ['he', 'תזכו לגדלה לתורה לחופה ולמעשים טובים', 'usage'],
      ['en', 'on your chinah', 'own'],
      ...bySimchas,
    ],
  },
  'shul-events': {
    greeting: [
      ['he yi', 'מלוה מלכה', 'usage'],
      ['he yi', 'קידוש', 'usage'],
      ['he yi', 'שיעור', 'usage'],
      ['en', 'Melaveh Malka', 'own'],
      ['en', 'Weekly Shiur', 'own'],
      ['he', 'לרגל הכתרת הרב', 'usage'],
    ],
    invite: [
      ['he', 'מתכבדים להזמינכם למלוה מלכה', 'usage'],
      ['he', 'מתכבדים להזמינכם לקידוש', 'usage'],
      ['he', 'מתכבדים להזמינכם להכתרת הרב', 'usage'],
      ['yi', 'מיט פרייד לאדן מיר אייך איין צו די הכתרה פון אונזער רב', 'usage'],
    ],
    wish: [['he', 'תזכה להרביץ תורה בישראל', 'usage'], ...bySimchas],
  },
  gifs: general,
  kids: general,
  shul: general,
}
