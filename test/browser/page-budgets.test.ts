import { expect, test } from 'vitest'
import { baseUrl } from './site.ts'

/** The most elements of each kind of page. Home and posters change with the season, so they have more room. */
const budgets: Readonly<Record<string, number>> = {
  '/': 1150,
  '/cards/wedding': 930,
  '/cards/status_posters': 1120,
  '/cards/gifs': 770,
  '/card/papercut-arch': 960,
  '/find': 690,
  '/videos': 910,
  '/video/shabbos-at-nightfall': 930,
  '/search?q=wedding': 860,
  '/drafts': 490,
  '/privacy': 510,
  '/accessibility': 500,
  '/licences': 800,
  '/about/filters': 520,
  '/none': 490,
}

test.each(Object.entries(budgets))('%s keeps to its budget', async (address, most) => {
  const html = await (await fetch(baseUrl + address)).text()
  const elements = html.match(/<[a-z]/g)?.length ?? 0
  expect(elements).toBeGreaterThan(most / 2)
  expect(elements).toBeLessThanOrEqual(most)
})
