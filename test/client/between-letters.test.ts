import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { betweenLetters, noteLetters } from '../../client/ui/between-letters.ts'

let page: EventTarget

beforeEach(async () => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => setTimeout(go, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  noteLetters()
  // The letters of the test before are long ago.
  await pass(10_000)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Some pieces of work, and which have begun. */
function waiting(...names: string[]) {
  const begun: string[] = []
  const wait = () => {
    for (const name of names) void betweenLetters().then(() => begun.push(name))
  }
  return { begun, wait }
}

const type = () => page.dispatchEvent(new Event('input'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('work begins at once where nobody types', async () => {
  const { begun, wait } = waiting('one', 'other')
  wait()
  await pass(0)
  expect(begun).toEqual(['one', 'other'])
})

test('each piece of work begins after the paint of a letter of its own', async () => {
  const { begun, wait } = waiting('one', 'other')
  type()
  wait()
  await pass(300)
  expect(begun).toEqual([])
  type()
  expect(begun).toEqual([])
  await pass(150)
  expect(begun).toEqual(['one'])
  type()
  await pass(150)
  expect(begun).toEqual(['one', 'other'])
})

test('all begin at a pause', async () => {
  const { begun, wait } = waiting('one', 'other')
  type()
  wait()
  await pass(399)
  expect(begun).toEqual([])
  await pass(1)
  expect(begun).toEqual(['one', 'other'])
})
