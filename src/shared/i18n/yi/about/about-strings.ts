import type { AboutStrings } from '../../about/about-strings.ts'

export const yiddish: AboutStrings = {
  links: 'איבער דעם וועבזייטל',
  privacy: 'פריוואטקייט',
  accessibility: 'צוגענגליכקייט',
  licences: 'ליצענזן',
  filters: 'פילטערס',
}
