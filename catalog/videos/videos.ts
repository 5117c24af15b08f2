import type { Video } from '#shared/video.ts'

type Clip = NonNullable<Video['clip']>

/** A clip before the build adds its length in bytes. */
export type StoredVideo = Omit<Video, 'clip' | 'film'> & { clip: Omit<Clip, 'bytes'> }

/** Clips that ship with the site; the file of each is beside this one. */
export const videos: readonly StoredVideo[] = [
  {
    version: 1,
    slug: 'chanukah-lights',
    titles: { en: 'Chanukah lights', he: 'אורות חנוכה' },
    description: 'A menorah is lit in the night, then: Happy Chanukah, chag urim sameach',
    categories: ['chanukah'],
    durationSeconds: 15,
    poster: { folder: 'videos', file: 'chanukah-lights.aefabf21.jpg', width: 1080, height: 1920 },
    clip: { file: 'chanukah-lights.63b913f3.mp4', width: 1080, height: 1920 },
  },
]
