import { useEffect, useRef, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { namesStrings } from '#shared/i18n/names-strings.ts'
import type { CardEditing } from '../card/use-card-editor.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useStrings } from '../ui/use-strings.ts'
import type { FoundNames } from './find-names.ts'
import classes from './names-offer.module.css'

const fetchFinder = () => import('./find-names.ts')

interface NamesOfferProps {
  editing: CardEditing
}

/** Long enough to find and reach the undo button, ms. */
const undoMs = 10_000

/** A bar with the names of another card: nothing changes without a tap, and the tap can be undone. */
export function NamesOffer({ editing }: NamesOfferProps) {
  const { draft, history } = editing
  const [names, setNames] = useFoundNames(editing)
  const [used, setUsed] = useState<CardDraft>()
  const isUsed = used !== undefined
  useEffect(() => {
    if (!isUsed) return
    const timer = setTimeout(() => setNames(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [isUsed, setNames])

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

/** Looks for names once the card is live and the browser idle; a restored draft needs none. */
function useFoundNames({ made, design, draft, history, view, isSent }: CardEditing) {
  const [names, setNames] = useState<FoundNames>()
  const isNew = useRef<boolean>(undefined)
  // A draft that is started again was a restored one.
  if (!history.isRestoring) isNew.current ??= history.origin.kind === 'new'
  const idle = useIdle()
  const isDue = idle && view.live !== undefined && !isSent && isNew.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a card
  useEffect(() => {
    if (!isDue) return
    fetchFinder()
      .then(({ findNames }) => findNames({ made, design, draft, now: Date.now() }))
      .then(setNames, (error: unknown) => console.warn('names', error))
  }, [isDue])
  return [names, setNames] as const
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
