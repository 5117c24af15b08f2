import { expect, test, vi } from 'vitest'
import { fetchFace } from '../../client/export/fetch-face.ts'

const face = 'frank-ruhl-libre-400'

test('the file of a face is fetched once, and again after a failure', async () => {
  const answers = [new Response(null, { status: 503 }), new Response('font')]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers.shift()
  })
  await expect(fetchFace(face)).rejects.toThrow(`the font ${face} could not be loaded: 503`)
  const [ahead, needed] = await Promise.all([fetchFace(face), fetchFace(face)])
  expect(new TextDecoder().decode(needed)).toBe('font')
  expect(ahead).toBe(needed)
  expect(asked).toEqual([`/fonts/${face}.ttf`, `/fonts/${face}.ttf`])
  vi.unstubAllGlobals()
})
