import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openTab, type Tab } from '../browser/open-tab.ts'
import { baseUrl } from '../browser/site.ts'
import { inspectFilm, soundOf } from '../film/inspect-film.ts'

const button = `document.querySelector('main button:enabled[aria-label="Download the video"]')`

const until = (tab: Tab, expression: string) =>
  expect.poll(() => tab.evaluate(expression)).toBe(true)

test.each([
  ['of a card', '/video/dreidels-spin', 15],
  ['over a clip', '/video/chanukah-lights-for-you', 9],
])('a film %s is made whole in a tab that was hidden at once', async (_, path, seconds) => {
  const tab = await openTab(baseUrl + path)
  try {
    await until(tab, `${button} !== null`)
    // As on a busy machine: the card waits for a frame when the other tab comes.
    await tab.evaluate(`frames = 0; requestAnimationFrame = () => ++frames; ${button}.click()`)
    await until(tab, 'frames > 1')
    await tab.hide()
    expect(await tab.evaluate('document.visibilityState')).toBe('hidden')
    const mp4 = await readFile(await tab.saved)
    expect(await tab.evaluate('document.visibilityState')).toBe('hidden')
    const { video, frameTimes, boxes } = await inspectFilm(mp4)
    expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 })
    expect(frameTimes).toHaveLength(30 * seconds)
    expect(frameTimes.at(-1)).toBeCloseTo(seconds - 1 / 30, 3)
    expect(boxes).toEqual(['ftyp', 'moov', 'free', 'mdat'])
    expect((await soundOf(mp4)).length / 2 / 48_000).toBeCloseTo(seconds, 1)
  } finally {
    await tab.close()
  }
})
