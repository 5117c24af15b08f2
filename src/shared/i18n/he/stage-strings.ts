import type { StageStrings } from '../stage-strings.ts'

export const hebrew: StageStrings = {
  partName: (name, words) => (words ? `${name}, ${words}, עריכה` : `${name}, עריכה`),
  partHelp:
    'מקשי החצים מזיזים, ועם Shift בצעדים גדולים יותר. Escape מחזיר למקום. Enter פותח את המילים. פלוס ומינוס מקרבים ומרחיקים את הכרטיס. מיקום, גודל וסיבוב אפשר גם להקליד תחת ״עיצוב״.',
  placed: (across, down) => `${across}% לרוחב, ${down}% לגובה`,
  backOnCard: 'זה יצא מהכרטיס, ולכן הוחזר אליו. כדי להסיר, השתמשו ב״הסרה״.',
  stopsAtEdge: 'שורה נעצרת בשולי הכרטיס. כדי להסיר אותה, מחקו את המילים שלה.',
  fit: 'התאמה למסך',
  zoomed: (percent) => `תצוגה ${percent}%`,
}
