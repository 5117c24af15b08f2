import type { AboutStrings } from '../../about/about-strings.ts'

export const hebrew: AboutStrings = {
  links: 'על האתר',
  privacy: 'פרטיות',
  accessibility: 'נגישות',
  licences: 'רישיונות',
  filters: 'סינון',
}
