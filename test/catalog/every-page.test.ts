import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../catalog/pictures/draw-card.ts'
import { allNodes } from '../../src/shared/art/art.ts'
import { printArt } from '../../src/shared/art/print-art.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { expectWellFormed } from '../shared/art/art-family-contract.ts'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))

// card-pictures.test.ts draws one page of each design with its words, and looks at its pixels.
test.each(designs.map((design) => [design.slug, design] as const))(
  '%s is drawn in each of its formats',
  async (_, design) => {
    for (const format of design.formats) {
      const layout = await layOut(design, { values: {}, format })
      const art = await drawArt(design, layout)
      expect(allNodes(art).length, format).toBeGreaterThan(5)
      expectWellFormed(design.art.family, printArt(art))
    }
  },
)
