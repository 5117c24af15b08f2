import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addNewCommand } from '../../catalog/own/new-command.ts'
import { drawMeadow } from '../fixtures/meadow.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mazel-refused-'))
  process.env.CONTENT_DIR = path.join(folder, 'content')
  await drawFaulty()
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

afterAll(async () => {
  delete process.env.CONTENT_DIR
  await rm(folder, { recursive: true, force: true })
})

async function drawFaulty(): Promise<void> {
  await drawMeadow(path.join(folder, 'good.jpg'))
  await drawMeadow(path.join(folder, 'small.jpg'), { width: 800, height: 1200 })
  await writeFile(path.join(folder, 'text.jpg'), 'Mazel tov')
  const good = await readFile(path.join(folder, 'good.jpg'))
  await writeFile(path.join(folder, 'cut.jpg'), good.subarray(0, good.length / 3))
  const tile = Array.from({ length: 20 * 26 }, (_, i) => ((i * 7919) % 13 < 6 ? 0 : 255))
  await sharp(Buffer.from(tile), { raw: { width: 20, height: 26, channels: 1 } })
    .resize(1200, 1560, { kernel: 'nearest' })
    .jpeg()
    .toFile(path.join(folder, 'busy.jpg'))
}

test.each([
  ['not a picture', 'text.jpg', [], 'text.jpg is not a picture'],
  ['cut off', 'cut.jpg', [], 'cut.jpg cannot be read to its end'],
  ['too small', 'small.jpg', [], 'it must be at least 1080 px wide and high'],
  ['not there', 'none.jpg', [], 'There is no file'],
  ['too busy', 'busy.jpg', ['--behind', 'nothing'], 'too busy for words'],
  ['of an unknown category', 'good.jpg', ['--category', 'nonsense'], 'no category "nonsense"'],
  ['in an unknown face', 'good.jpg', ['--face', 'comic'], 'no face "comic"'],
  ['in an ink that is not read', 'good.jpg', ['--ink', '#808080'], 'has a contrast of'],
  [
    'of a slug that is taken',
    'good.jpg',
    ['--slug', 'papercut-arch'],
    'a card or video "papercut-arch" already',
  ],
  ['without room', 'good.jpg', ['--text', '10,10,20,10'], 'no room for the words'],
  ['told what is for clips', 'good.jpg', ['--mute'], '"--mute" is not for a picture'],
  ['a clip, told what is for pictures', 'clip.mp4', ['--ink', '#ffffff'], 'not for a clip'],
])('a picture is refused that is %s', async (_, name, more, message) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const refused = vi.spyOn(console, 'error').mockReturnValue()
  const program = new Command()
  addNewCommand(program)
  const about = ['--title-en', 'Refused', '--category', 'wedding', '--language', 'he']
  await program.parseAsync(['new', path.join(folder, name), ...about, ...more], { from: 'user' })
  expect(refused.mock.calls).toEqual([[expect.stringContaining(message)]])
  expect(process.exitCode).toBe(1)
  expect(printed).not.toHaveBeenCalled()
  await expect(readdir(process.env.CONTENT_DIR ?? '')).rejects.toThrow('ENOENT')
})
