import { afterEach, expect, test } from 'vitest'
import { datedEvents, eventsAfter } from '../../src/shared/dated-event.ts'
import type { PageOf } from '../../src/shared/page.ts'
import { datesPath, pageDataPath } from '../../src/shared/routes.ts'
import { designs } from '../fixtures/designs.ts'
import { shelfCardOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

afterEach(clearStorage)

async function dataOf(address: string): Promise<PageOf<'dates'>> {
  return (await askSite(pageDataPath(address))).json()
}

test.each(datedEvents)(
  'each day after %s has a card of its occasion that can name it',
  async (of) => {
    await publishContent({ shelfCards: designs.map((design) => shelfCardOf(design)) })
    const page = await dataOf(datesPath(of))
    expect(Object.keys(page.cards)).toEqual(eventsAfter[of])
    for (const [event, { slug, kind }] of Object.entries(page.cards)) {
      const design = designs.find((one) => one.slug === slug)
      expect(kind, event).toBe('card')
      if (event === 'birthday' || event === 'anniversary') continue
      expect(
        design?.fields.map(({ id }) => id),
        event,
      ).toContain('date')
    }
  },
)

test('without cards the days stand alone, and the event is a boy unless the address names one', async () => {
  await publishContent({ shelfCards: [] })
  expect(await dataOf('/dates')).toMatchObject({ name: 'dates', of: 'boy', cards: {} })
})
