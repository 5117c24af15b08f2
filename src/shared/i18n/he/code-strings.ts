import type { CodeStrings } from '../code-strings.ts'

export const hebrew: CodeStrings = {
  title: 'קוד QR',
  lead: 'הדרך לשם, התאריך, שיחת טלפון',
  kinds: {
    waze: 'Waze',
    google: 'Google Maps',
    calendar: 'הוספה ליומן',
    call: 'שיחת טלפון',
    whatsapp: 'וואטסאפ',
  },
  missing: {
    waze: 'בכרטיס לא כתוב מקום.',
    google: 'בכרטיס לא כתוב מקום.',
    calendar: 'בכרטיס אין תאריך עם שנה.',
    call: 'בכרטיס אין מספר טלפון.',
    whatsapp: 'בכרטיס אין מספר נייד.',
  },
  link: 'קישור משלכם',
  linkFault: 'כתבו כתובת אינטרנט, כמו example.com/gifts.',
  addLink: 'הוספת הקוד',
  changeLink: 'שינוי הקוד',
  removeLink: 'הסרה',
  added: 'הקוד על הכרטיס. הוא משתנה עם המילים של הכרטיס.',
  addedOver: 'הקוד על הכרטיס. אין הרבה מקום: גררו אותו למקום נוח יותר.',
  removed: 'הקוד הוסר.',
  tooLong: 'זה ארוך מדי לקוד שאפשר לקרוא.',
}
