import { composeCard } from '../compose-card.ts'
import { lettering } from './lettering.ts'

const all = ['lapis', 'vermilion', 'rose', 'sepia']

export const simchaCards = [
  composeCard({
    slug: 'gate-of-sforim',
    titles: { en: 'Gate of sforim', he: 'שער הספרים' },
    description: 'Siyum card, a stack of sforim under an illuminated arch on two pillars',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-sforim', palette: 'lapis', seed: 12 },
    palettes: all,
    lettering,
    lines: [
      ['greeting', 'title', 'הדרן עלך'],
      ['masechta', 'name', 'מסכת בבא בתרא'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
      ['name', 'name', 'הרב נחמן פרידלנדר'],
    ],
  }),
  composeCard({
    slug: 'quill-for-tenoyim',
    titles: { en: 'Quill for the tenoyim', he: 'קולמוס לתנאים' },
    description: 'Tenoyim card, a quill and ink on an illuminated bar of scrolls',
    categories: ['tenoyim'],
    language: 'he',
    art: { family: 'illuminated', motif: 'bar-quill-and-ink', palette: 'rose', seed: 4 },
    palettes: all,
    lettering,
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['chosson', 'name', 'אליעזר מנחם'],
      ['with', 'line', 'עם'],
      ['kallah', 'name', 'רבקה רחל'],
      ['wish', 'wish', 'בשעה טובה ומוצלחת'],
    ],
  }),
]
