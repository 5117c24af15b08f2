import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { Button } from '../ui/button.tsx'
import frame from '../ui/dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { MaskedContent } from '../ui/masked-content.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { type Crop, clampCrop, maxZoom, wholeCrop } from './crop.ts'
import classes from './crop-dialog.module.css'
import type { DraftPhoto } from './crop-frame.ts'
import { CropSlider } from './crop-slider.tsx'
import { CropStage } from './crop-stage.tsx'
import work from './work-dialog.module.css'

interface CropDialogProps {
  photo: DraftPhoto
  source: CardPhoto
  /** Called when the visitor is done: a single undo step. */
  onCrop: (crop: Crop) => void
  onClose: () => void
}

/** Chooses the visible part of a photo in its frame. */
export function CropDialog({ photo, source, onCrop, onClose }: CropDialogProps) {
  const { cropDialog: words } = useStrings(photoStrings)
  const [crop, setCrop] = useState<Crop>(() => clampCrop(source, photo.ratio, photo.crop))
  // The dialog has no trigger that could get the focus back.
  const [opener] = useState(() => document.activeElement)
  const change = (step: (crop: Crop) => Crop) =>
    setCrop((before) => clampCrop(source, photo.ratio, step(before)))
  const finish = () => {
    onCrop(crop)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame.backdrop} />
        <MaskedContent
          className={`${frame.dialog} ${work.dialog}`}
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus()}
        >
          <Dialog.Title className={work.title}>{words.title}</Dialog.Title>
          <Dialog.Description className={work.lead}>{words.lead}</Dialog.Description>
          <CropStage photo={{ ...photo, crop }} source={source} onChange={change} />
          <div className={classes.sliders}>
            <CropSlider
              label={words.zoom}
              // Logarithmic: each step zooms by the same factor.
              value={Math.log2(crop.zoom)}
              most={Math.log2(maxZoom)}
              onChange={(value) => change((before) => ({ ...before, zoom: 2 ** value }))}
            />
            <CropSlider
              label={words.across}
              value={crop.x}
              onChange={(x) => change((before) => ({ ...before, x }))}
            />
            <CropSlider
              label={words.down}
              value={crop.y}
              onChange={(y) => change((before) => ({ ...before, y }))}
            />
          </div>
          <div className={work.foot}>
            <Button look="outline" onClick={() => change(() => wholeCrop)}>
              {words.whole}
            </Button>
            <Button onClick={finish}>{words.done}</Button>
          </div>
          <Dialog.Close asChild>
            <IconButton className={work.close} icon={X} label={words.close} />
          </Dialog.Close>
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
