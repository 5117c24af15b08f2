import { QrCode } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { stickerPlace } from '#shared/card/room/new-places.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { codeStrings } from '#shared/i18n/code-strings.ts'
import { type StickerStrings, stickerStrings } from '#shared/i18n/sticker-strings.ts'
import {
  loadStickers,
  type StickerId,
  type StickerPicture,
  stickerIds,
} from '#shared/stickers/stickers.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { randomId } from '../random-id.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import rowClasses from '../ui/row-button.module.css'
import { useStrings } from '../ui/use-strings.ts'
import { maxStickers } from './max-stickers.ts'
import { moveInGrid } from './move-in-grid.ts'
import classes from './sticker-picker.module.css'

const fetchCodes = async () => (await import('./code-tools.tsx')).CodeTools

interface StickerPickerProps {
  design: Pick<CardDesign, 'fields'>
  draft: CardDraft
  onEdit: EditDraft
  /** Where new stickers find room; without it they stand in the middle. */
  layout: CardLayout | undefined
}

/** Every sticker as a button that adds it to the card, where there is room; and the codes. */
export function StickerPicker(props: StickerPickerProps) {
  const words = useStrings(codeStrings)
  const { Part: Codes, demand, intent } = useOnDemand(fetchCodes)
  const [isOfCodes, setOfCodes] = useState(false)
  const toggle = async () => setOfCodes(!isOfCodes && (await demand()))
  return (
    <div className={classes.picker}>
      <button
        type="button"
        className={rowClasses.row}
        aria-expanded={isOfCodes}
        {...intent}
        onClick={toggle}
      >
        <QrCode aria-hidden />
        <span>
          {words.title}
          <small>{words.lead}</small>
        </span>
      </button>
      {isOfCodes && Codes ? <Codes {...props} /> : <Stickers {...props} />}
    </div>
  )
}

function Stickers({ draft, onEdit, layout }: StickerPickerProps) {
  const words = useStrings(stickerStrings)
  const { pictures, failed, load } = useStickerPictures()
  const [search, setSearch] = useState('')
  const [message, setMessage] = useState('')
  const found = stickerIds.filter((id) => isNamed(words, id, search))
  const add = (sticker: StickerId) => {
    const count = draft.stickers?.length ?? 0
    if (count >= maxStickers) return setMessage(words.full)
    const added = newSticker(sticker, layout)
    onEdit((draft) => ({ ...draft, stickers: [...(draft.stickers ?? []), added] }))
    setMessage(words.added(words.names[sticker]))
  }
  return (
    <section className={classes.picker} aria-label={words.stickers}>
      <Field type="search" label={words.search} value={search} onChange={setSearch} />
      {failed && (
        <div className={classes.failure} role="alert">
          <p>{words.loadFailed}</p>
          <Button look="outline" onClick={load}>
            {words.again}
          </Button>
        </div>
      )}
      {found.length === 0 && <p className={classes.none}>{words.none}</p>}
      <StickerGrid ids={found} pictures={pictures} onChoose={add} />
      <p className={classes.message} role="status">
        {message}
      </p>
    </section>
  )
}

type Pictures = Readonly<Record<StickerId, StickerPicture>>

function useStickerPictures() {
  const [pictures, setPictures] = useState<Pictures>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadStickers().then(setPictures, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { pictures, failed, load }
}

interface StickerGridProps {
  ids: readonly StickerId[]
  pictures: Pictures | undefined
  onChoose: (id: StickerId) => void
}

/** A single tab stop; arrow keys move between stickers. */
function StickerGrid({ ids, pictures, onChoose }: StickerGridProps) {
  const words = useStrings(stickerStrings)
  const [current, setCurrent] = useState<StickerId>()
  const stop = current && ids.includes(current) ? current : ids[0]
  return (
    <div className={classes.grid} role="toolbar" aria-label={words.stickers} onKeyDown={moveInGrid}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={classes.sticker}
          tabIndex={id === stop ? 0 : -1}
          disabled={!pictures}
          onFocus={() => setCurrent(id)}
          onClick={() => onChoose(id)}
        >
          <StickerImage picture={pictures?.[id]} />
          {words.names[id]}
        </button>
      ))}
    </div>
  )
}

function StickerImage({ picture }: { picture: StickerPicture | undefined }) {
  return (
    <svg
      className={classes.picture}
      viewBox={picture?.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, from our own module
      dangerouslySetInnerHTML={{ __html: picture?.svg ?? '' }}
    />
  )
}

function newSticker(sticker: StickerId, layout: CardLayout | undefined) {
  const id = `sticker-${randomId().slice(0, 8)}`
  const { at, width } = layout ? stickerPlace(layout) : { at: { x: 0.5, y: 0.5 }, width: 0.18 }
  return { id, sticker, at, width }
}

function isNamed({ names, keywords }: StickerStrings, id: StickerId, search: string): boolean {
  const text = `${names[id]} ${id} ${keywords[id] ?? ''}`
  return text.toLowerCase().includes(search.trim().toLowerCase())
}
