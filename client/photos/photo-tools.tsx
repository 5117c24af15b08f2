import { ImagePlus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { withPhoto } from '../card/edit-draft.ts'
import type { PhotoSources } from '../card/objects/use-card-assets.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { CropDialog } from './crop-dialog.tsx'
import type { DraftPhoto } from './crop-frame.ts'
import { PhotoItem } from './photo-item.tsx'
import classes from './photo-tools.module.css'
import type { PhotoReading } from './use-photos.ts'

interface PhotoToolsProps {
  draft: CardDraft
  onEdit: EditDraft
  /** `undefined` until the card can be laid out. */
  layout: CardLayout | undefined
  /** From `useCardAssets`. */
  sources: PhotoSources
  /** From `usePhotos`. */
  reading: PhotoReading
}

/** Adds photos to a card, and frames, crops, replaces and removes them. */
export function PhotoTools({ draft, onEdit, layout, sources, reading }: PhotoToolsProps) {
  const words = useStrings(photoStrings)
  const [cropped, setCropped] = useState<string>()
  const { input, choose } = useFileInput(reading.read)
  const photos = (draft.photos ?? []).map((photo) => inItsRoom(photo, layout))
  const change = (photo: DraftPhoto) => onEdit((draft) => withPhoto(draft, photo.id, photo))
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = (gone: string) => {
    onEdit((draft) => ({ ...draft, photos: draft.photos?.filter(({ id }) => id !== gone) }))
    addButton.current?.focus()
  }
  const inDialog = photos.find(({ id }) => id === cropped)
  const source = inDialog && sources[inDialog.id]
  return (
    <section className={classes.tools} aria-label={words.photos}>
      {input}
      {photos.length > 0 && (
        <ul className={classes.list}>
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              name={words.photo(index + 1)}
              photo={photo}
              source={sources[photo.id]}
              onChange={change}
              onCrop={() => setCropped(photo.id)}
              onReplace={() => choose(photo.id)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <AddPhoto reading={reading} count={photos.length} button={addButton} onAdd={choose} />
      <p className={classes.kept}>{words.kept}</p>
      {inDialog && source && (
        <CropDialog
          photo={inDialog}
          source={source}
          onCrop={(crop) => change({ ...inDialog, crop })}
          onClose={() => setCropped(undefined)}
        />
      )}
    </section>
  )
}

/** The frame of a room differs between formats. */
function inItsRoom(photo: DraftPhoto, layout: CardLayout | undefined): DraftPhoto {
  const room = photo.room === undefined ? undefined : layout?.rooms[photo.room]
  return room ? { ...photo, frame: room.frame, ratio: room.box.width / room.box.height } : photo
}

interface AddPhotoProps {
  reading: PhotoReading
  /** Number of photos on the card. */
  count: number
  button: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

function AddPhoto({ reading: { reading, problem, cancel }, count, button, onAdd }: AddPhotoProps) {
  const words = useStrings(photoStrings)
  return (
    <>
      <div className={classes.add}>
        <Button
          ref={button}
          look="outline"
          icon={ImagePlus}
          busy={reading}
          // A disabled button would lose the keyboard focus.
          aria-disabled={reading}
          onClick={() => reading || onAdd()}
        >
          {words.add}
        </Button>
        {reading && (
          <button type="button" className={classes.action} onClick={cancel}>
            {words.cancel}
          </button>
        )}
      </div>
      <p className={classes.status} role="status">
        {reading ? words.reading : words.count(count)}
      </p>
      <p className={classes.fault} role="alert">
        {problem && words.problems[problem]}
      </p>
    </>
  )
}

/** A hidden file input; buttons open its dialog. */
function useFileInput(read: PhotoReading['read']) {
  const element = useRef<HTMLInputElement>(null)
  const replaced = useRef<string>(undefined)
  const input = (
    <input
      ref={element}
      type="file"
      // HEIC is not named: an iPhone then converts to JPEG.
      accept="image/*"
      hidden
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) read(file, replaced.current)
        // Allows choosing the same file again.
        target.value = ''
      }}
    />
  )
  const choose = (id?: string) => {
    replaced.current = id
    element.current?.click()
  }
  return { input, choose }
}
