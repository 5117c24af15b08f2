import * as moves from '#shared/scene/moves.ts'
import type { FilmSourceInput } from '#shared/video.ts'

export const pram: readonly FilmSourceInput[] = [
  {
    version: 1,
    slug: 'balloons-rise-over-the-pram',
    titles: { en: 'Balloons over the pram', he: 'בלונים מעל העגלה' },
    description: 'Balloons rise one by one over a blue baby carriage: mazel tov, it’s a boy',
    categories: ['its-a-boy'],
    posterMs: 12_000,
    card: 'balloons-over-the-pram',
    scene: {
      seconds: 12,
      layers: [
        { of: 'page', ...moves.push(1.04, 1, 12_000) },
        {
          of: 'part',
          part: 'balloon',
          ...moves.together(moves.arrive({ atMs: 300, rise: 260, forMs: 3000 }), moves.sway(3.5)),
          staggerMs: 250,
          order: 'middle',
        },
        { of: 'words', ...moves.unroll('start', { atMs: 3500, forMs: 1500 }), staggerMs: 700 },
        {
          of: 'particles',
          what: 'confetti',
          way: 'fall',
          count: 26,
          colours: ['coral', 'sun', 'main'],
          fromMs: -4000,
          untilMs: 9000,
        },
      ],
    },
  },
]
