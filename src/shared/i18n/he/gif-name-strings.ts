import type { GifNameStrings } from '../gif-name-strings.ts'

export const hebrew: GifNameStrings = {
  add: 'הוספת שם',
  addTo: (title) => `הוספת שם: ${title}`,
  close: 'סגירה',
  field: 'השם שעל התמונה',
  picture: (description, name) => (name ? `${description}; ${name}` : description),
  tooLong: 'ארוך מדי לשורה הזאת, ולכן הטקסט נחתך. כדאי לקצר.',
  missing: (characters) =>
    characters.length > 1
      ? `באותיות של התמונה אין את התווים ${characters.join(' ')} ולכן הם הושמטו.`
      : `באותיות של התמונה אין את התו ${characters.join(' ')} ולכן הוא הושמט.`,
  lettersFailed: 'האותיות לא נטענו. בדקו את החיבור לאינטרנט והקלידו שוב.',
  share: 'שיתוף בוואטסאפ',
  download: 'הורדה',
  saved: 'נשמר. הקובץ נמצא בהורדות.',
  failed: 'התמונה לא נוצרה. המילים שלכם עדיין כאן: בדקו את החיבור לאינטרנט ונסו שוב.',
}
