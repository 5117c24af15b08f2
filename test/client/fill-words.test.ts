import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillWords } from '../../client/film/photos/fill-words.ts'

beforeEach(() => {
  vi.stubGlobal('document', { fonts: { load: async () => [] } })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What is drawn on a canvas whose letters are half as wide as high. */
async function drawn(words: string, box: { width: number; height: number }) {
  const lines: { text: string; y: number; sizePx: number }[] = []
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * sizeOf(context.font) * 0.5 }),
    fillText: (text: string, _x: number, y: number) =>
      lines.push({ text, y, sizePx: sizeOf(context.font) }),
  }
  const canvas = context as unknown as CanvasRenderingContext2D
  await fillWords(canvas, words, { x: 0, y: 0, ...box })
  return lines
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1])

test('few words stand on one line at the largest size, in the middle of the box', async () => {
  const lines = await drawn(' mazel tov ', { width: 1000, height: 400 })
  expect(lines).toEqual([{ text: 'mazel tov', y: 200, sizePx: 120 }])
})

test('more words take the lines that make them largest, of similar width', async () => {
  const lines = await drawn('mazel tov to the chosson and kallah', { width: 600, height: 400 })
  expect(lines.map(({ text }) => text)).toEqual(['mazel tov to', 'the chosson', 'and kallah'])
  expect(lines.map(({ sizePx }) => sizePx)).toEqual([95, 95, 95])
})

test('the last line of several is not left short', async () => {
  const lines = await drawn('one two three four five six', { width: 500, height: 110 })
  expect(lines.map(({ text }) => text)).toEqual(['one two three', 'four five six'])
})

test('a title stays in the line of its name', async () => {
  const lines = await drawn('לכבוד ר׳ יעקבסון', { width: 330, height: 400 })
  expect(lines.map(({ text }) => text)).toEqual(['לכבוד', 'ר׳ יעקבסון'])
})

test('too many words stay readable and leave the box', async () => {
  const words = 'a word for each of many guests '.repeat(6)
  const lines = await drawn(words, { width: 400, height: 60 })
  expect(new Set(lines.map(({ sizePx }) => sizePx))).toEqual(new Set([28]))
  expect(lines.every(({ text }) => text.length * 14 <= 400)).toBe(true)
})

test('no words draw nothing', async () => {
  expect(await drawn('  ', { width: 400, height: 60 })).toEqual([])
})
