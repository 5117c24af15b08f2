import { useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { printStrings } from '#shared/i18n/print-strings.ts'
import type { Envelope } from '../export/pdf/envelopes.ts'
import { type SeveralSize, severalSizes } from '../export/pdf/home-pages.ts'
import { type HomePaper, homePaperOf } from '../export/pdf/sheet.ts'
import { Choice } from '../send/print/choice.tsx'
import { keepPrinter, readPrinter } from '../send/print/kept-print.ts'
import {
  EnvelopeChoice,
  PaperChoice,
  SizeChoice,
  severalNote,
} from '../send/print/print-choices.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './guests-editor.module.css'
import type { NamePlace } from './make/guest-draft.ts'
import { type GuestProduct, type ProductKind, productKinds } from './make/guest-product.ts'
import { NamePlaceFields } from './name-place-fields.tsx'

/** What is chosen to be made, and the setters of its parts. */
export function useGuestProduct() {
  const [kind, chooseKind] = useState<ProductKind>('card')
  const [size, chooseSize] = useState<SeveralSize>('5x7')
  const [envelope, chooseEnvelope] = useState<Envelope>('a7')
  const [printer, setPrinter] = useState(readPrinter)
  const paper = printer.paper ?? homePaperOf(navigator.language)
  const product = useMemo(
    () => productOf(kind, { paper, size, envelope }),
    [kind, paper, size, envelope],
  )
  const choosePaper = (next: HomePaper) => {
    setPrinter({ ...printer, paper: next })
    keepPrinter({ ...printer, paper: next })
  }
  return { product, chooseKind, chooseSize, chooseEnvelope, choosePaper }
}

interface Sizes {
  paper: HomePaper
  size: SeveralSize
  envelope: Envelope
}

function productOf(kind: ProductKind, { paper, size, envelope }: Sizes): GuestProduct {
  if (kind === 'card') return { kind, paper, size }
  return kind === 'envelope' ? { kind, envelope } : { kind, paper }
}

interface ProductFieldsProps extends ReturnType<typeof useGuestProduct> {
  document: CardDocument
  place: NamePlace
  onPlace: (place: NamePlace) => void
}

/** Chooses what is made for the guests, its size, and on a card the place of the name. */
export function ProductFields(props: ProductFieldsProps) {
  const { product, document, place, onPlace } = props
  const words = useStrings(guestsStrings)
  const print = useStrings(printStrings)
  return (
    <>
      <Choice
        label={words.make}
        options={productKinds.map((value) => ({ value, name: words.kinds[value] }))}
        chosen={product.kind}
        onChoose={props.chooseKind}
      />
      {product.kind === 'card' ? (
        <>
          <NamePlaceFields {...{ document, place, onPlace }} />
          <SizeChoice
            sizes={severalSizes}
            chosen={product.size}
            onChoose={props.chooseSize}
            noteOf={(each) => severalNote(product.paper, each, print)}
          />
        </>
      ) : (
        <p className={classes.lead}>{words.kindNotes[product.kind]}</p>
      )}
      {product.kind === 'envelope' ? (
        <EnvelopeChoice chosen={product.envelope} onChoose={props.chooseEnvelope} />
      ) : (
        <PaperChoice chosen={product.paper} onChoose={props.choosePaper} />
      )}
    </>
  )
}
