import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { baseUrl } from './site.ts'

/** Of the HTML of each kind of page: elements, and bytes compressed as by a server on the fly. */
interface Budget {
  elements: number
  bytes: number
}

/** Home and posters change with the season, so they have more room. */
const budgets: Readonly<Record<string, Budget>> = {
  '/': { elements: 1150, bytes: 23_500 },
  '/cards/wedding': { elements: 930, bytes: 20_000 },
  '/cards/status_posters': { elements: 1120, bytes: 20_500 },
  '/cards/gifs': { elements: 770, bytes: 17_800 },
  '/card/papercut-arch': { elements: 960, bytes: 23_000 },
  '/find': { elements: 690, bytes: 15_000 },
  '/videos': { elements: 910, bytes: 18_900 },
  '/video/shabbos-at-nightfall': { elements: 930, bytes: 25_800 },
  '/search?q=wedding': { elements: 860, bytes: 19_500 },
  '/drafts': { elements: 490, bytes: 14_300 },
  '/privacy': { elements: 510, bytes: 15_300 },
  '/accessibility': { elements: 500, bytes: 14_800 },
  '/licences': { elements: 800, bytes: 16_500 },
  '/none': { elements: 490, bytes: 14_000 },
}

test.each(Object.entries(budgets))('%s keeps to its budget', async (address, budget) => {
  const html = await (await fetch(baseUrl + address)).text()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const elements = html.match(/<[a-z]/g)?.length ?? 0
  expect(elements).toBeGreaterThan(budget.elements / 2)
  expect(elements).toBeLessThanOrEqual(budget.elements)
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budget.bytes)
})
