import type { EventStrings } from '../event-strings.ts'

export const yiddish: EventStrings = {
  when: 'ווען',
  where: 'וואו',
  phone: 'טעלעפאן',
  maps: 'Google Maps',
  call: 'אנרופן',
  whatsApp: 'וואטסעפ',
}
