import { Clapperboard, type LucideIcon, Menu, Share2 } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from '../../client/ui/create-icon.ts'

type Data = Parameters<typeof createIcon>[0]

const icons: readonly (readonly [file: string, theirs: LucideIcon])[] = [
  ['menu', Menu],
  ['share-2', Share2],
  ['clapperboard', Clapperboard],
]

test.each(icons)('the icon %s is drawn as its package draws it', async (file, theirs) => {
  const { __iconData: data }: { __iconData: Data } = await import(`lucide-react/icons/${file}`)
  const ours = createIcon(data)
  for (const props of [{}, { size: 14 }, { className: 'large' }]) {
    const drawn = partsOf(
      renderToStaticMarkup(createElement(ours, { ...props, 'aria-hidden': true })),
    )
    expect(drawn.length).toBeGreaterThan(8)
    expect(drawn).toEqual(
      partsOf(renderToStaticMarkup(createElement(theirs, { ...props, 'aria-hidden': true }))),
    )
  }
})

/** Tags and attributes in order, without the names that the package adds. */
function partsOf(svg: string): string[] {
  return svg
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide [^"]*?( large)?"/, (_, own?: string) => (own ? ' class="large"' : ''))
    .split(/(?=[< ])/)
    .map((part) => part.replace(/\/?>.*$/, '').trim())
    .filter((part) => part !== '' && !part.startsWith('</'))
    .sort()
}
