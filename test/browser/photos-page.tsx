import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useCardAssets } from '../../client/card/objects/use-card-assets.ts'
import { PhotoTools } from '../../client/photos/photo-tools.tsx'
import { readPhoto } from '../../client/photos/read-photo.ts'
import { usePhotoDrop } from '../../client/photos/use-photo-drop.ts'
import { usePhotoPaste } from '../../client/photos/use-photo-paste.ts'
import { usePhotos } from '../../client/photos/use-photos.ts'
import { StickerPicker } from '../../client/stickers/sticker-picker.tsx'
import type { CardDraft } from '../../src/shared/draft.ts'

const noDesign = { fields: [] }

/** The tools as the editor mounts them, beside a picture that photos can be dropped on. */
function PhotosPage() {
  const [draft, setDraft] = useState<CardDraft>({ values: {} })
  const picture = useRef<HTMLDivElement>(null)
  const reading = usePhotos({ draft, onEdit: setDraft, layout: undefined })
  const { sources } = useCardAssets(noDesign, draft, undefined)
  usePhotoDrop(picture, reading.read)
  usePhotoPaste(reading.read)
  return (
    <main>
      <div ref={picture} data-testid="picture">
        The card
      </div>
      <PhotoTools
        draft={draft}
        onEdit={setDraft}
        layout={undefined}
        sources={sources}
        reading={reading}
      />
      <StickerPicker design={noDesign} draft={draft} onEdit={setDraft} layout={undefined} />
      <output>{JSON.stringify(draft)}</output>
    </main>
  )
}

Object.assign(globalThis, { readPhoto })
document.body.replaceChildren()
createRoot(document.body.appendChild(document.createElement('div'))).render(<PhotosPage />)
