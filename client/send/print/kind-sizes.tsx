import { formatSizes } from '#shared/format.ts'
import { printStrings } from '#shared/i18n/print-strings.ts'
import {
  type FoldedSize,
  type SeveralSize,
  severalCards,
  severalSizes,
} from '../../export/pdf/home-pages.ts'
import { type HomePaper, layOutSheet, type ShopSize, shopSizes } from '../../export/pdf/sheet.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { fittingEnvelope, SizeChoice, type SizeName, severalNote } from './print-choices.tsx'
import classes from './print-ways.module.css'

const oneSizes = ['5x7', 'full'] as const
const foldedSizes = ['5x7', 'a6'] as const
const shopOrder = ['5x7', 'a6', 'a5', 'a4'] as const

/** What is printed of a card, each in sizes of its own. */
type CardKind = keyof PrintSizes

/** The chosen size of each kind. */
export interface PrintSizes {
  one: (typeof oneSizes)[number]
  several: SeveralSize
  folded: FoldedSize
  shop: ShopSize
}

const sizesOf: Readonly<Record<CardKind, readonly SizeName[]>> = {
  one: oneSizes,
  several: severalSizes,
  folded: foldedSizes,
  shop: shopOrder,
}

interface KindSizesProps {
  kind: CardKind
  paper: HomePaper
  sizes: PrintSizes
  onChoose: (change: Partial<PrintSizes>) => void
}

/** The sizes of one kind, each with the envelope that it fits. */
export function KindSizes({ kind, paper, sizes, onChoose }: KindSizesProps) {
  const words = useStrings(printStrings)
  const fits = (size: FoldedSize) => fittingEnvelope(severalCards[size], words)
  switch (kind) {
    case 'one':
      return (
        <SizeChoice
          sizes={oneSizes}
          chosen={sizes.one}
          onChoose={(one) => onChoose({ one })}
          noteOf={(size) => (size === 'full' ? undefined : fits(size))}
        />
      )
    case 'several':
      return (
        <SizeChoice
          sizes={severalSizes}
          chosen={sizes.several}
          onChoose={(several) => onChoose({ several })}
          noteOf={(size) => severalNote(paper, size, words)}
        />
      )
    case 'folded':
      return (
        <SizeChoice
          sizes={foldedSizes}
          chosen={sizes.folded}
          onChoose={(folded) => onChoose({ folded })}
          noteOf={fits}
        />
      )
    case 'shop':
      return (
        <>
          <p className={classes.lead}>{words.shopLead}</p>
          <SizeChoice
            sizes={shopOrder}
            chosen={sizes.shop}
            onChoose={(shop) => onChoose({ shop })}
            noteOf={(size) => fittingEnvelope(shopSizes[size], words)}
          />
        </>
      )
  }
}

/** The sizes that a kind can have, with the width of the printed card, points. */
export function widthsOf(kind: CardKind, paper: HomePaper): { size: SizeName; width: number }[] {
  return sizesOf[kind].map((size) => ({ size, width: cardWidth(size, paper) }))
}

/** Width of a printed card, points. */
export function cardWidth(size: SizeName, paper: HomePaper): number {
  if (size === 'full') {
    const whole = layOutSheet({ kind: 'home', paper, cut: false }, formatSizes.print)
    return whole.card.scale * formatSizes.print.widthPx
  }
  const [width] = size === 'a4' || size === 'a5' ? shopSizes[size] : severalCards[size]
  return width
}
