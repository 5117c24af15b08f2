import { expect, test } from 'vitest'
import { mostSoundPackets } from '../../client/film/make/add-sound.ts'

test.each([44_100, 48_000, 96_000])(
  'a film has room for all packets of a sound of %s Hz',
  (rate) => {
    for (const seconds of [1, 15, 180]) {
      const most = mostSoundPackets(seconds * 1000, rate)
      expect(most).toBeGreaterThan((seconds * rate) / 1024)
      expect(most).toBeLessThan((seconds * rate) / 512 + 200)
    }
  },
)
