import { unroll } from '#shared/scene/moves.ts'
import type { FilmSourceInput } from '#shared/video.ts'
import { composeCard } from '../../cards/compose-card.ts'
import { frankBold, frankMedium } from '../../cards/faces.ts'

/** Words of a family over clips. */
export const clips: readonly FilmSourceInput[] = [
  {
    version: 1,
    slug: 'chanukah-lights-for-you',
    titles: { en: 'Chanukah lights, with your name', he: 'אורות חנוכה, עם השם שלכם' },
    description: 'A menorah is lit in the night, and a family wishes a happy Chanukah',
    categories: ['chanukah'],
    posterMs: 9000,
    // Other pages would cut the flames off.
    formats: ['status'],
    clip: { file: 'chanukah-lights.63b913f3.mp4', width: 1080, height: 1920, bytes: 4_699_441 },
    design: composeCard(
      {
        slug: 'words-over-chanukah-lights',
        titles: {
          en: 'Words over Chanukah lights',
          he: 'מילים על נרות חנוכה',
          yi: 'ווערטער אויף חנוכה ליכט',
        },
        description: 'A greeting and a name in cream on the night',
        categories: ['chanukah'],
        language: 'he',
        formats: ['status'],
        art: { family: 'clip', motif: 'foot', palette: 'night', seed: 1 },
        palettes: ['night', 'wine', 'linen'],
        // The clip has its own header.
        header: false,
        lines: [
          ['greeting', 'title', 'חג אורים שמח'],
          ['family', 'name', '', { label: 'optional-family' }],
        ],
      },
      {
        title: { faces: frankBold, sizes: [84, 168], gap: 0, maxLines: 2, ink: 'title' },
        name: { faces: frankMedium, sizes: [48, 84], gap: 60, maxLines: 2, ink: 'name' },
      },
    ),
    // It ends when the last light burns, before the words of the clip appear.
    scene: {
      seconds: 9,
      layers: [
        { of: 'words', field: 'greeting', ...unroll('start', { atMs: 2400, forMs: 2400 }) },
        { of: 'words', field: 'family', ...unroll('start', { atMs: 4200, forMs: 2000 }) },
      ],
    },
  },
]
