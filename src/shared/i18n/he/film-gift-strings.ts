import type { FilmGiftStrings } from '../film-gift-strings.ts'

export const hebrew: FilmGiftStrings = {
  lead: 'אפשר לצפות, לשמור, או ליצור סרטון במילים שלכם.',
  open: 'פתיחת הסרטון',
  save: 'שמירת הסרטון',
  saveAgain: 'הסרטון מוכן. לחצו שוב על ״שמירת הסרטון״.',
  saveFailed: 'המכשיר לא הצליח ליצור את הסרטון. סגרו לשוניות אחרות ונסו שוב.',
  stopped: 'הסרטון נעצר כשהדף הזה לא היה על המסך. הישארו בדף ונסו שוב.',
  unsupported:
    'הדפדפן הזה לא שומר סרטונים. כדי לשמור, פתחו את הקישור ב־Chrome, ב־Edge או ב־Safari.',
  failed: 'הסרטון לא צויר. בדקו את החיבור לאינטרנט ופתחו שוב את הקישור.',
}
