import { useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { namesStrings } from '#shared/i18n/names-strings.ts'
import type { CardEditing } from '../card/use-card-editor.ts'
import { useStrings } from '../ui/use-strings.ts'
import { type FoundNames, findNames } from './find-names.ts'
import classes from './names-offer.module.css'

export interface NamesOfferProps {
  editing: CardEditing
}

/** Long enough to find and reach the undo button, ms. */
const undoMs = 10_000

/** A bar with the names of another card: nothing changes without a tap, and the tap can be undone. */
export function NamesOffer({ editing }: NamesOfferProps) {
  const { made, design, draft, history } = editing
  const [names, setNames] = useState<FoundNames>()
  const [used, setUsed] = useState<CardDraft>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for a card
  useEffect(() => {
    findNames({ made, design, draft, now: Date.now() }).then(setNames, (error: unknown) =>
      console.warn('names', error),
    )
  }, [])

  const isUsed = used !== undefined
  useEffect(() => {
    if (!isUsed) return
    const timer = setTimeout(() => setNames(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [isUsed])

  const open = names && !isUsed ? stillOpen(names, editing) : undefined
  if (!names || (isUsed ? draft !== used : open?.length === 0)) return null

  function use() {
    editing.edit((draft) => {
      const next = { ...draft, values: { ...draft.values, ...Object.fromEntries(open ?? []) } }
      setUsed(next)
      return next
    })
  }

  return (
    <OfferBar
      names={names.words}
      isUsed={isUsed}
      onUse={use}
      onRefuse={() => {
        names.refuse()
        setNames(undefined)
      }}
      onUndo={() => {
        history.undo()
        setUsed(undefined)
      }}
    />
  )
}

/** The words for fields that the visitor has not changed since they were found. */
function stillOpen({ values }: FoundNames, { design, draft }: CardEditing): [string, string][] {
  return Object.entries(values).filter(([id]) => {
    const sample = design.fields.find((field) => field.id === id)?.value
    return sample !== undefined && (draft.values[id] ?? sample) === sample
  })
}

interface OfferBarProps {
  names: readonly string[]
  isUsed: boolean
  onUse: () => void
  onRefuse: () => void
  onUndo: () => void
}

function OfferBar({ names, isUsed, onUse, onRefuse, onUndo }: OfferBarProps) {
  const words = useStrings(namesStrings)
  return (
    <section className={classes.offer} aria-label={words.title} data-names-offer>
      <p className={classes.text} role="status">
        <span className={classes.title}>{isUsed ? words.used : words.title}</span>
        <span className={classes.names} dir="auto">
          {names.map((name, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </p>
      {isUsed ? (
        <button type="button" className={classes.button} onClick={onUndo}>
          {words.undo}
        </button>
      ) : (
        <>
          <button type="button" className={classes.button} data-use onClick={onUse}>
            {words.use}
          </button>
          <button type="button" className={classes.button} onClick={onRefuse}>
            {words.refuse}
          </button>
        </>
      )}
    </section>
  )
}
