import type { PhotoFilmStrings } from '../photo-film-strings.ts'

export const hebrew: PhotoFilmStrings = {
  hebrew: '',
  description: 'יצירת סרטון מהתמונות שלכם עם שיר, בחינם, במכשיר שלכם.',
  lead: 'בחרו 3 עד 60 תמונות וקטעי וידאו קצרים. הם מתחלפים לפי הקצב של השיר.',
  kept: 'התמונות וקטעי הווידאו נשארים במכשיר הזה ולא נשלחים לשום מקום.',
  photos: 'תמונות וקטעי וידאו',
  add: 'הוספת תמונות או וידאו',
  adding: (done, all) => `קריאת קובץ ${done} מתוך ${all}…`,
  count: (photos, clips) => {
    const moving = clips === 1 ? 'קטע וידאו אחד' : `${clips} קטעי וידאו`
    const still = photos === 1 ? 'תמונה אחת' : `${photos} תמונות`
    if (clips === 0) return still
    return photos === 0 ? moving : `${still}, ${moving}`
  },
  choose: (fewest) => `בחרו תמונות וקטעי וידאו, לפחות ${fewest}.`,
  more: (missing) =>
    missing === 1
      ? 'הוסיפו עוד תמונה אחת או קטע וידאו אחד.'
      : `הוסיפו עוד ${missing} תמונות או קטעי וידאו.`,
  tooMany: 'בסרטון יש עד 60 תמונות וקטעי וידאו. 60 הראשונים כאן.',
  clipProblems: {
    'clip-large':
      'קטע הווידאו גדול מדי: עד 200 מ״ב ועד 4096 פיקסלים לרוחב. קצרו אותו או שמרו אותו קטן יותר.',
    'clip-broken': 'קטע הווידאו פגום, מוגן או לא שלם. שמרו אותו שוב ובחרו אותו.',
    'no-picture': 'בקובץ הזה יש רק קול. בחרו קטע עם תמונה.',
    'no-frames': 'בקטע הווידאו הזה אין תמונות. בחרו קטע אחר.',
    codec:
      'הדפדפן הזה לא יכול להציג את קטע הווידאו (אולי HEVC). שמרו אותו כ־MP4 (H.264) ובחרו אותו.',
  },
  notKept:
    'אין במכשיר מקום לשמור את השינוי האחרון. צרו את הסרטון לפני שתעזבו את הדף. מה שנשמר קודם נשאר שלם.',
  full: 'אין במכשיר מקום לסרטון. פנו מקום ונסו שוב: התמונות שמורות.',
  clipFailed: (name) =>
    `${name}: הדפדפן הזה לא יכול להכניס אותו לסרטון. הסירו אותו, או שמרו אותו כ־MP4 (H.264) והוסיפו את העותק.`,
  missing: 'תמונה או קטע וידאו כבר לא במכשיר. הסירו או הוסיפו שוב.',
  byTime: 'סידור לפי זמן הצילום',
  photo: (number) => `תמונה ${number}`,
  clip: (number) => `קטע וידאו ${number}`,
  drag: 'גרירה להזזה',
  moved: (place, all) => `הועבר למקום ${place} מתוך ${all}.`,
  earlier: (name) => `${name}: להקדים`,
  later: (name) => `${name}: לאחר`,
  crop: (name) => `${name}: חיתוך`,
  remove: (name) => `${name}: הסרה`,
  trim: (name) => `${name}: בחירת השניות`,
  trimTitle: 'בחירת השניות',
  trimLead: 'בסרטון רואים 1 עד 10 שניות מהקטע הזה.',
  noSound: 'אין בו קול שהדפדפן הזה יכול להשמיע.',
  sound: (name) => `${name}: קול`,
  trimClose: 'סגירה בלי שינוי',
  caption: 'מילים מתחת לתמונה',
  words: 'כותרת וסיום',
  filmTitle: 'כותרת',
  end: 'מילים בסוף',
  family: 'סגנון הציור',
  families: { botanical: 'עלים', foil: 'זהב', papercut: 'מגזרת נייר', ceramic: 'אריחים' },
  settings: 'שיר וצורה',
  song: 'שיר',
  noSong: 'בלי שיר',
  length: 'אורך',
  seconds: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  shape: 'צורה',
  shapes: { status: 'סטטוס', square: 'ריבוע', wide: 'רחב' },
  size: 'גודל הקובץ',
  sizes: { chat: 'לצ׳אט, עד 16 מ״ב', large: 'חד יותר, עד 60 מ״ב' },
  preview: 'הסרטון',
  play: 'הפעלה',
  pause: 'השהיה',
  time: 'זמן',
  save: 'שמירת הסרטון',
  share: 'שיתוף הסרטון',
  unsupported: 'הדפדפן הזה לא יוצר סרטונים. פתחו את הדף ב־Chrome, ב־Edge או ב־Safari.',
  needsScript: 'כדי ליצור סרטון צריך JavaScript.',
}
