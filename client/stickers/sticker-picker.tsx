import { useCallback, useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
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
import { useStrings } from '../ui/use-strings.ts'
import { moveInGrid } from './move-in-grid.ts'
import classes from './sticker-picker.module.css'

/** The limit of the draft schema. */
const maxStickers = 40

interface StickerPickerProps {
  draft: CardDraft
  onEdit: EditDraft
}

/** Every sticker as a button that adds it in the middle of the card. */
export function StickerPicker({ draft, onEdit }: StickerPickerProps) {
  const words = useStrings(stickerStrings)
  const { pictures, failed, load } = useStickerPictures()
  const [search, setSearch] = useState('')
  const [message, setMessage] = useState('')
  const found = stickerIds.filter((id) => isNamed(words, id, search))
  const add = (sticker: StickerId) => {
    const count = draft.stickers?.length ?? 0
    if (count >= maxStickers) return setMessage(words.full)
    onEdit((draft) => ({ ...draft, stickers: [...(draft.stickers ?? []), newSticker(sticker)] }))
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

function newSticker(sticker: StickerId) {
  const id = `sticker-${randomId().slice(0, 8)}`
  return { id, sticker, at: { x: 0.5, y: 0.5 }, width: 0.18 }
}

function isNamed({ names, keywords }: StickerStrings, id: StickerId, search: string): boolean {
  const text = `${names[id]} ${id} ${keywords[id] ?? ''}`
  return text.toLowerCase().includes(search.trim().toLowerCase())
}
