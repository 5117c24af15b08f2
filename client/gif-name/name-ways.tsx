import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { gifNameStrings } from '#shared/i18n/gif-name-strings.ts'
import { downloadFile } from '../export/download-file.ts'
import { reportFault } from '../insight/watch-faults.ts'
import { canShareFiles, shareFile } from '../send/share-file.ts'
import { Button } from '../ui/button.tsx'
import { useSiteStrings, useStrings } from '../ui/use-strings.ts'
import classes from './gif-name-dialog.module.css'
import type { RoomedGif } from './make-named-gif.ts'
import { useNamedFile } from './use-named-file.ts'

/** Buttons to share and save the picture with its name, with one sentence below. */
export function NameWays({ gif, text }: { gif: RoomedGif; text: string }) {
  const words = useStrings(gifNameStrings)
  const { shares, busy, said, share, download } = useNameWays(gif, text)
  return (
    <div className={classes.ways}>
      <div className={classes.row}>
        <Button
          look="green"
          className={classes.main}
          icon={shares ? SiWhatsapp : Download}
          busy={busy}
          onClick={shares ? share : download}
        >
          {shares ? words.share : words.download}
        </Button>
        {shares && (
          <Button
            look="outline"
            className={classes.square}
            icon={Download}
            aria-label={words.download}
            onClick={download}
          />
        )}
      </div>
      <p className={classes.said} role="status">
        {said}
      </p>
    </div>
  )
}

function useNameWays(gif: RoomedGif, text: string) {
  const words = useStrings(gifNameStrings)
  const { take } = useSiteStrings()
  const takeFile = useNamedFile(gif, text)
  const item = `gif/${gif.slug}`
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ text: '', sentence: '' })

  /** One at a time: a second tap during the first makes no second file. */
  async function send(pass: (file: File) => Promise<string>) {
    if (busy) return
    setBusy(true)
    try {
      setSaid({ text, sentence: await pass(await takeFile()) })
    } catch (error) {
      console.error('name', gif.slug, error)
      reportFault(error)
      setSaid({ text, sentence: words.failed })
    } finally {
      setBusy(false)
    }
  }

  return {
    shares: canShareFiles('image/gif'),
    busy,
    // A sentence about other words is out of date.
    said: said.text === text ? said.sentence : '',
    share: () =>
      send(async (file) => ((await shareFile(file, item)) === 'late' ? take.shareAgain : '')),
    download: () =>
      send(async (file) => {
        downloadFile(file, file.name, item)
        return words.saved
      }),
  }
}
