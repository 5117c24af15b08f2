import type { CardLayout } from '#shared/card/layout-card.ts'
import { photoPlace } from '#shared/card/room/new-places.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { randomId } from '../random-id.ts'
import { clampCrop, wholeCrop } from './crop.ts'
import { type DraftPhoto, framed } from './crop-frame.ts'
import { keepPhoto } from './photo-store.ts'
import { readPhoto } from './read-photo.ts'
import type { PhotoProblem, ReadyPhoto } from './shrink-photo.ts'

interface PhotoToPut {
  file: Blob
  /** Id of the photo to replace. Default: adds a new photo. */
  replaced?: string | undefined
  /** Where a new photo finds room; without it the photo stands in the middle. */
  layout: CardLayout | undefined
  onEdit: EditDraft
}

/**
 * Reads a file and puts it on a card.
 *
 * @returns the problem, if any; `not-kept` for a photo on the card that the device did not store
 * @throws the signal's reason when it is aborted
 */
export async function putOnCard(
  signal: AbortSignal,
  { file, replaced, layout, onEdit }: PhotoToPut,
): Promise<PhotoProblem | 'not-kept' | undefined> {
  const answer = await readPhoto(signal, file)
  if ('problem' in answer) return answer.problem
  const id = `photo-${randomId()}`
  const kept = await keepPhoto(id, answer.blob)
  signal.throwIfAborted()
  onEdit((draft) => withNewPhoto(draft, { ready: answer, id, replaced, layout }))
  return kept ? undefined : 'not-kept'
}

interface NewPhoto {
  ready: ReadyPhoto
  id: string
  replaced: string | undefined
  layout: CardLayout | undefined
}

/** A replacement also gets a new id, so that undo finds the old photo. */
function withNewPhoto(draft: CardDraft, photo: NewPhoto): CardDraft {
  const { ready, id, replaced } = photo
  const photos = draft.photos ?? []
  if (!replaced) return { ...draft, photos: [...photos, newPhoto(photo)] }
  const replace = (photo: DraftPhoto) =>
    photo.id === replaced ? framed({ ...photo, id }, photo.frame, ready) : photo
  return { ...draft, photos: photos.map(replace) }
}

function newPhoto({ id, ready, layout }: NewPhoto): DraftPhoto {
  const middle = { at: { x: 0.5, y: 0.5 }, width: 0.5, turn: 0 }
  const plain: DraftPhoto = { id, ...middle, frame: 'rectangle', ratio: 1, crop: wholeCrop }
  const photo = framed(plain, 'rectangle', ready)
  if (!layout) return photo
  const room = emptyRoom(layout)
  if (room) return { ...plain, ...room, crop: clampCrop(ready, room.ratio, wholeCrop) }
  const { at, width } = photoPlace(layout, photo.ratio)
  return { ...photo, at, width }
}

/** The first room of the art that has no photo; its frame is the photo's. */
function emptyRoom({ rooms, objects }: CardLayout) {
  const taken = objects.map((object) => object.kind === 'photo' && object.room)
  const number = rooms.findIndex((_, i) => !taken.includes(i))
  const room = rooms[number]
  return room && { room: number, frame: room.frame, ratio: room.box.width / room.box.height }
}
