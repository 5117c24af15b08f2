import type { StyleNames } from '../style-strings.ts'

export const hebrew: StyleNames = {
  botanical: 'פרחים ועלים',
  ceramic: 'קרמיקה מצוירת',
  embroidery: 'רקמה',
  foil: 'הטבעת זהב',
  glass: 'ויטראז׳',
  illuminated: 'דף מעוטר',
  kids: 'לילדים',
  layered: 'שכבות נייר',
  lino: 'הדפס לינוליאום',
  micrography: 'מיקרוגרפיה',
  night: 'שמי לילה',
  papercut: 'מגזרת נייר',
  riso: 'הדפס בשני צבעים',
  stone: 'חריטה באבן',
  tiles: 'פסיפס אריחים',
  woodtype: 'אותיות עץ',
}
