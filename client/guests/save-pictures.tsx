import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { type GuestRange, rangeOfPart, roundSize, zipPartsOf } from '#shared/guests/zip-parts.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { formatOf } from '../card/format-of.ts'
import { downloadFile } from '../export/download-file.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import type { PicturesOrder } from './make/make-pictures.ts'
import type { RunGuestWork } from './use-guest-work.ts'

interface SavePicturesProps {
  order: Omit<PicturesOrder, 'cards' | 'onProgress'>
  cards: Omit<PicturesOrder['cards'], 'format'>
  isWorking: boolean
  run: RunGuestWork
}

/** Pictures of so few guests fit into one ZIP file: each takes about 1 MB, at most 2. */
const fewGuests = 100

/** The next of the parts that were offered, and for what. */
interface Offer {
  count: number
  cards: SavePicturesProps['cards']
  part: number
  parts: number
}

/**
 * Saves the pictures of all guests as a ZIP file. Where it would be large, the first tap says its
 * size, and the next ones save it in parts.
 */
export function SavePictures({ order, cards, isWorking, run }: SavePicturesProps) {
  const words = useStrings(guestsStrings)
  const [lastOffer, setOffer] = useState<Offer>()
  const { design } = cards.document
  const count = order.guests.length
  const offer = lastOffer?.count === count && lastOffer.cards === cards ? lastOffer : undefined
  const pictures = { ...order, cards: { ...cards, format: formatOf(design, cards.draft) } }
  const name = `mazel-${design.slug}-${count}`

  /** Says the size of a large file, or saves a small one at once. */
  const start = () =>
    run(async (signal, onProgress) => {
      const { weighPicture } = await import('./make/make-pictures.ts')
      const pictureBytes = count > fewGuests ? await weighPicture(signal, pictures) : 0
      const zip = zipPartsOf(count, pictureBytes)
      if (!zip) {
        await saveZip(signal, { ...pictures, onProgress }, { name })
        return words.saved
      }
      setOffer({ count, cards, part: 1, parts: zip.parts })
      return words.zipSize(roundSize(zip.bytes), zip.parts)
    })
  const saveWhole = () =>
    run(async (signal, onProgress) => {
      await saveZip(signal, { ...pictures, onProgress }, { name })
      setOffer(undefined)
      return words.saved
    })
  const savePart = (now: Offer) =>
    run(async (signal, onProgress) => {
      const { part, parts } = now
      const range = rangeOfPart(count, now)
      const file = { name: `${name}-part-${part}-of-${parts}`, range }
      await saveZip(signal, { ...pictures, onProgress }, file)
      setOffer(part < parts ? { ...now, part: part + 1 } : undefined)
      return words.partSaved(part, parts)
    })

  return (
    <>
      <Button
        look="outline"
        icon={FileArchive}
        disabled={isWorking}
        onClick={() => (offer ? savePart(offer) : start())}
      >
        {offer ? words.zipPart(offer.part, offer.parts) : words.zip}
      </Button>
      {offer && (
        <Button look="outline" icon={FileArchive} disabled={isWorking} onClick={saveWhole}>
          {words.zipWhole}
        </Button>
      )}
    </>
  )
}

/** @param file its name without `.zip`, and its guests: by default all */
async function saveZip(
  signal: AbortSignal,
  order: PicturesOrder,
  file: { name: string; range?: GuestRange },
): Promise<void> {
  const { makePicturesZip } = await import('./make/make-pictures.ts')
  downloadFile(await makePicturesZip(signal, order, file.range), `${file.name}.zip`)
}
