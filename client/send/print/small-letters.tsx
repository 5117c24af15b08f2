import { useEffect, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { smallLetterStrings } from '#shared/i18n/small-letter-strings.ts'
import { smallTexts, withLargerLetters } from '#shared/proof/small-letters.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { PictureSource } from '../make-picture.ts'
import { inPrint } from '../send-work.ts'
import classes from './print-ways.module.css'

/** A size that the card can be printed in. */
export interface PrintSize {
  name: string
  /** Width of the printed card, points. */
  width: number
  onChoose: () => void
}

interface SmallLettersProps {
  source: PictureSource
  draft: CardDraft
  /** Width of the card in the chosen size, points. */
  width: number
  /** The sizes that can be chosen instead. */
  sizes: readonly PrintSize[]
  onEdit: EditDraft
}

/** Says which words come out too small on paper, and corrects it in one tap. It never blocks. */
export function SmallLetters({ source, draft, width, sizes, onEdit }: SmallLettersProps) {
  const words = useStrings(smallLetterStrings)
  const layout = usePrintLayout(source, draft)
  const small = layout ? smallTexts(layout, width) : []
  const [first] = small
  if (!layout || !first) return null
  const larger = small.reduce<CardDraft | undefined>(
    (reached, text) => reached && withLargerLetters(reached, text),
    draft,
  )
  const [size] = sizes
    .filter((one) => smallTexts(layout, one.width).length === 0)
    .toSorted((one, other) => one.width - other.width)
  return (
    <div className={classes.small} role="status">
      <p>{words.tooSmall}</p>
      <ul>
        {small.map(({ textId, words }) => (
          <li key={textId}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
      {larger ? (
        <Button look="outline" onClick={() => onEdit(() => larger)}>
          {words.enlarge}
        </Button>
      ) : size ? (
        <Button look="outline" onClick={size.onChoose}>
          {words.choose(size.name)}
        </Button>
      ) : (
        <p>{words.shorten}</p>
      )}
    </div>
  )
}

/** The layout that is printed; `undefined` until it is made. */
function usePrintLayout(source: PictureSource, draft: CardDraft): CardLayout | undefined {
  const [layout, setLayout] = useState<CardLayout>()
  useEffect(() => {
    let isCurrent = true
    inPrint(source, draft).then(
      (printed) => isCurrent && setLayout(printed.layout),
      // The card is printed without the check.
      (error: unknown) => console.error('small letters', error),
    )
    return () => {
      isCurrent = false
    }
  }, [source, draft])
  return layout
}
