import type { ChatStickerStrings } from '../chat-sticker-strings.ts'

export const hebrew: ChatStickerStrings = {
  title: 'סטיקר לצ׳אט',
  lead: 'ריבוע קטן בפינות עגולות. אפליקציה שמכירה סטיקרים תקבל אותו כסטיקר, ואחרת כתמונה.',
  still: 'סטיקר',
  webp: 'סטיקר שזז',
  gif: 'GIF שזז',
  making: 'הכנת הסטיקר',
  made: 'הסטיקר שלכם',
  fact: (type, sidePx, kilobytes) => `קובץ ${type} בגודל ${sidePx} על ${sidePx}, ${kilobytes} ק״ב`,
  share: 'שיתוף הסטיקר',
  save: 'שמירת הסטיקר',
  ready: 'הסטיקר מוכן.',
  shareAgain: 'לחצו שוב על ״שיתוף הסטיקר״.',
  tooLarge: {
    still: 'בכרטיס הזה יש יותר מדי פרטים לסטיקר קטן. נסו בצבעים אחרים.',
    webp: 'יש כאן יותר מדי תנועה לסטיקר קטן. נסו סיפור אחר, או סטיקר שלא זז.',
    gif: 'יש כאן יותר מדי תנועה ל־GIF קטן. נסו סיפור אחר, או סטיקר שלא זז.',
  },
  unsupported: 'הדפדפן הזה ישן מדי ליצירת סטיקרים. עדכנו אותו, או נסו דפדפן אחר.',
}
