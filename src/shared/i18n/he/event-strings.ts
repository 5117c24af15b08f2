import type { EventStrings } from '../event-strings.ts'

export const hebrew: EventStrings = {
  when: 'מתי',
  where: 'איפה',
  phone: 'טלפון',
  maps: 'Google Maps',
  call: 'חיוג',
  whatsApp: 'וואטסאפ',
}
