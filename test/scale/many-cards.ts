import type { CardDocument } from '../../src/shared/card.ts'

/** First and second part of what tells one version of a card from another, in three languages. */
const looks = [
  ['amber', 'ענבר', 'בורשטין'],
  ['azure', 'תכלת', 'הימלבלוי'],
  ['coral', 'אלמוג', 'קאראל'],
  ['crystal', 'בדולח', 'קרישטאל'],
  ['emerald', 'ברקת', 'סמאראגד'],
  ['golden', 'זהב', 'גאלד'],
  ['ivory', 'שנהב', 'עלפאנדביין'],
  ['linen', 'פשתן', 'לייוונט'],
  ['marble', 'שיש', 'מארמער'],
  ['olive', 'זית', 'איילבערט'],
  ['pearl', 'פנינה', 'פערל'],
  ['ruby', 'אודם', 'רובין'],
  ['saffron', 'כרכום', 'זאפראן'],
  ['silver', 'כסף', 'זילבער'],
  ['velvet', 'קטיפה', 'סאמעט'],
  ['walnut', 'אגוז', 'נוס'],
] as const

const places = [
  ['arbour', 'סוכה', 'בוידעם'],
  ['bridge', 'גשר', 'בריק'],
  ['courtyard', 'חצר', 'הויף'],
  ['dawn', 'שחר', 'קאיאר'],
  ['evening', 'ערב', 'אוונט'],
  ['field', 'שדה', 'פעלד'],
  ['garden', 'גן', 'גארטן'],
  ['harbour', 'נמל', 'פארט'],
  ['hill', 'גבעה', 'בערגל'],
  ['lake', 'אגם', 'אזערע'],
  ['meadow', 'אחו', 'לאנקע'],
  ['orchard', 'פרדס', 'סאד'],
  ['river', 'נהר', 'טייך'],
  ['spring', 'אביב', 'פרילינג'],
  ['tower', 'מגדל', 'טורעם'],
  ['valley', 'עמק', 'טאל'],
] as const

/** Longest slug of a card. */
const maxSlug = 64

/**
 * Many different cards, newest first, made of some: each with a slug and titles of its own, another
 * palette and seed, and some without a format. The cards that they are made of come last, and the
 * same call always makes the same cards.
 */
export function* manyCards(
  cards: readonly CardDocument[],
  count: number,
): Generator<CardDocument, void> {
  for (let index = count - 1; index >= 0; index--) {
    const card = cards[index % cards.length]
    const version = Math.floor(index / cards.length)
    if (card) yield version === 0 ? card : versionOf(card, version)
  }
}

function versionOf(card: CardDocument, version: number): CardDocument {
  const { design, summary } = card
  const [look, place] = [version % looks.length, Math.floor(version / looks.length)]
  const word = (language: 0 | 1 | 2) =>
    `${looks[look]?.[language]} ${places[place % places.length]?.[language]}`
  const own = `${word(0).replace(' ', '-')}-${version}`
  const slug = `${design.slug.slice(0, maxSlug - own.length - 1).replace(/[-_]+$/, '')}-${own}`
  const titles = {
    en: `${design.titles.en}, ${word(0)}`,
    ...(design.titles.he && { he: `${design.titles.he}, ${word(1)}` }),
    ...(design.titles.yi && { yi: `${design.titles.yi}, ${word(2)}` }),
  }
  const palette = design.palettes[version % design.palettes.length] ?? design.art.palette
  const isShort = version % 3 === 0
  const offered = isShort ? design.formats.slice(0, 2) : design.formats
  return {
    ...card,
    design: {
      ...design,
      slug,
      titles,
      formats: offered,
      art: { ...design.art, palette, seed: version },
    },
    summary: { ...summary, slug, titles },
    formatPictures: card.formatPictures.filter(({ format }) => offered.includes(format)),
  }
}
