import { useEffect, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import type { CardView } from '../card/use-card-view.ts'
import { downloadFile } from '../export/download-file.ts'
import { useStrings } from '../ui/use-strings.ts'
import { createKeptGround } from './kept-ground.ts'
import type { PictureSource } from './make-picture.ts'
import { shareFile } from './share-file.ts'
import { useExport } from './use-export.ts'
import { useReadyFile } from './use-ready-file.ts'

export type CardSending = ReturnType<typeof useSendCard>

interface SendOptions {
  /** Message where the browser needs a second tap. */
  shareAgain?: string
  /** The format of a card that nobody changed. */
  untouched?: Format | undefined
}

/** The actions that export a card, and their state. */
export function useSendCard(
  card: CardDocument,
  view: CardView,
  { shareAgain, untouched }: SendOptions,
) {
  const words = useStrings(outStrings)
  const { layout, order, draw, assets, failed, isLate } = view
  const [kept] = useState(createKeptGround)
  useEffect(() => () => kept.close(), [kept])
  const source: PictureSource | undefined = layout &&
    order && { card, layout, assets, order, draw, kept }
  const { state, run, stop } = useExport()
  const { take, prepare, breakOff } = useReadyFile(card, isLate ? undefined : source, {
    failed,
    untouched,
  })

  const share = () =>
    run(async (signal, onProgress) => {
      const file = await take(signal, onProgress)
      onProgress('file')
      const end = await shareFile(file)
      return end === 'late' ? { message: shareAgain ?? words.shareAgain } : undefined
    })

  const download = () =>
    run(async (signal, onProgress) => {
      const file = await take(signal, onProgress)
      downloadFile(file, file.name)
      return { message: words.saved }
    })

  function cancel() {
    breakOff()
    stop({ kind: 'done', outcome: { message: words.cancelled } })
  }

  return { source, state, run, share, download, prepare, cancel }
}
