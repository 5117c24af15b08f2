import { loadavg } from 'node:os'
import { readArguments, refuse } from '../../bin/arguments.mjs'
import { type Bench, rounds, writeRow } from './figures.ts'

/** The parts, in the order of the table; each is loaded only if it runs. */
const parts: Readonly<Record<string, { about: string; load: () => Promise<Bench> }>> = {
  pages: {
    about: 'pages kept and rendered fresh, and a 304; about 2 minutes',
    load: async () => (await import('./bench-pages.ts')).benchPages,
  },
  peers: {
    about: 'a category in other frameworks; asks the registry for them',
    load: async () => (await import('./bench-peers.ts')).benchPeers,
  },
  visits: {
    about: 'processor time of single visits, and of searches',
    load: async () => (await import('./bench-visits.ts')).benchVisits,
  },
  start: {
    about: 'start of the worker',
    load: async () => (await import('./bench-start-up.ts')).benchStartUp,
  },
  pictures: {
    about: 'a picture, kept and made',
    load: async () => (await import('./bench-pictures.ts')).benchPictures,
  },
  layout: {
    about: 'layout of a card, and the art of each family',
    load: async () => (await import('./bench-layout.ts')).benchLayout,
  },
  lighthouse: {
    about:
      'each kind of page on a slow phone; asks the registry for Lighthouse; about half an hour',
    load: async () => (await import('./bench-lighthouse.ts')).benchLighthouse,
  },
  interactions: {
    about: 'from a tap or key to the next paint, on a processor slowed down four times',
    load: async () => (await import('./bench-interactions.ts')).benchInteractions,
  },
  export: {
    about: 'from the tap on the download to the file',
    load: async () => (await import('./bench-export.ts')).benchExport,
  },
  'photo-film': {
    about: 'a photo film of half a minute; about 6 minutes',
    load: async () => (await import('./bench-photo-film.ts')).benchPhotoFilm,
  },
  film: {
    about: 'films of 15 s; asks the registry for ffmpeg; about an hour',
    load: async () => (await import('./bench-film.ts')).benchFilm,
  },
}

const { positionals } = readArguments({
  usage: `npm run bench [-- PART...]

Measures the named parts, or all, and prints one table: ours beside a limit or a peer of the same run, as
the median of at least ${rounds} rounds in turn, with the smallest and largest of them. Needs a build. No test
asserts these figures.

${Object.entries(parts)
  .map(([name, { about }]) => `  ${name.padEnd(14)}${about}`)
  .join('\n')}`,
  mostWords: Number.POSITIVE_INFINITY,
})
const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined)
  refuse(`There is no part '${unknown}': ${Object.keys(parts).join(', ')}.`)

const rows = []
for (const [name, { load }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.error(`${name} …`)
  const bench = await load()
  rows.push(...(await bench()).map(writeRow))
}
console.table(rows)
console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
