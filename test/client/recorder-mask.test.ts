import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* The privacy page promises that typed text is hidden from the session recorder. */

const sources = globSync('client/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)
const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)

test('whatever stands outside the page is hidden from the recorder', () => {
  expect(filesWith(/<Dialog\.Content/)).toEqual(['client/ui/masked-content.tsx'])
  const portals = filesWith(
    /<dialog\b|<Dialog\.Portal|createPortal|showPopover|body\.append\((?!link\))/,
  )
  expect(portals.length).toBeGreaterThan(5)
  const bare = portals.filter((file) => {
    const text = sources.find(([name]) => name === file)?.[1] ?? ''
    return !/data-clarity-mask="true"|<MaskedContent|clarityMask = 'true'/.test(text)
  })
  expect(bare).toEqual([])
})

test('each dialog element is hidden by itself', () => {
  const opened = sources.flatMap(([file, text]) =>
    [...text.matchAll(/<dialog\b[\s\S]*?\n\s*>/g)].map(([tag]) => [file, tag] as const),
  )
  expect(opened.length).toBeGreaterThan(1)
  expect(opened.filter(([, tag]) => !tag.includes('data-clarity-mask="true"'))).toEqual([])
})
