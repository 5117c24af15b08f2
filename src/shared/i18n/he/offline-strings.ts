import type { OfflineStrings } from '../offline-strings.ts'

export const hebrew: OfflineStrings = {
  title: 'אין חיבור לאינטרנט',
  lead: 'הדף הזה עדיין לא נפתח במכשיר. דפים שכבר פתחתם ממשיכים לפעול.',
  again: 'ניסיון נוסף',
  home: 'דף הבית',
}
