import { Download, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Guest, type GuestList, withSent } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { internationalPhone } from '#shared/phone/phone-number.ts'
import { chatAddress } from '#shared/phone/phones-in.ts'
import { downloadFile } from '../export/download-file.ts'
import { openApart } from '../send/open-apart.ts'
import { canShareFiles, shareFile } from '../send/share-file.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './guests-editor.module.css'
import type { GuestPictures, PicturesOrder } from './make/make-pictures.ts'
import sendClasses from './send-guests.module.css'
import type { ChangeList } from './use-guest-list.ts'

interface SendGuestsProps extends Omit<PicturesOrder, 'onProgress'> {
  list: GuestList
  change: ChangeList
}

/** Guests that are shown at first. */
const fewGuests = 20

/** A picture for one guest after another, for WhatsApp; those that are sent are ticked off. */
export function SendGuests({ list, change, ...order }: SendGuestsProps) {
  const words = useStrings(guestsStrings)
  const { guests, cards } = order
  const { slug } = cards.document.design
  const { draw } = usePictures(order)
  const [busy, setBusy] = useState<number>()
  const [count, setCount] = useState(fewGuests)
  const sent = new Set(list.sent[slug])
  const mark = (id: number, isSent: boolean) =>
    change((now) => now && withSent(now, slug, id, isSent))

  async function send(guest: Guest) {
    if (busy !== undefined) return
    setBusy(guest.id)
    try {
      const picture = await draw(guest)
      if (!canShareFiles()) {
        downloadFile(picture, picture.name)
        mark(guest.id, true)
        toastSuccess(words.saved)
        return
      }
      const end = await shareFile(picture)
      if (end === 'shared') mark(guest.id, true)
      if (end === 'late') toastSuccess(words.again)
    } catch (error) {
      console.error('guests', error)
      toastError(words.failed)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <section className={sendClasses.sending} aria-label={words.send}>
      <h3>{words.sendState(guests.filter(({ id }) => sent.has(id)).length, guests.length)}</h3>
      <p className={classes.lead}>{words.sendLead}</p>
      <ul>
        {guests.slice(0, count).map((guest) => (
          <SendRow
            key={guest.id}
            guest={guest}
            isSent={sent.has(guest.id)}
            isBusy={busy === guest.id}
            onSend={() => void send(guest)}
            onTick={(isSent) => mark(guest.id, isSent)}
          />
        ))}
      </ul>
      {guests.length > count && (
        <button type="button" className={classes.quiet} onClick={() => setCount(guests.length)}>
          {words.all(guests.length)}
        </button>
      )}
    </section>
  )
}

interface SendRowProps {
  guest: Guest
  isSent: boolean
  isBusy: boolean
  onSend: () => void
  onTick: (isSent: boolean) => void
}

/** A guest with a tick, the picture, and a chat where the number can be called. */
function SendRow({ guest, isSent, isBusy, onSend, onTick }: SendRowProps) {
  const words = useStrings(guestsStrings)
  const number = internationalPhone(guest.phone)
  const canShare = canShareFiles()
  return (
    <li data-sent={isSent || undefined}>
      <label className={sendClasses.tick}>
        <input type="checkbox" checked={isSent} onChange={({ target }) => onTick(target.checked)} />
        <bdi>{guest.name}</bdi>
        <span className="visually-hidden">{words.sent}</span>
      </label>
      <span className={sendClasses.sendWays}>
        <Button look="outline" icon={canShare ? Share2 : Download} busy={isBusy} onClick={onSend}>
          {canShare ? words.share : words.savePicture}
        </Button>
        {number && (
          <Button
            look="outline"
            icon={MessageCircle}
            onClick={() => openApart(chatAddress(number))}
          >
            {words.chat}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Pictures on one ground, which is drawn once for all guests as they are now. */
function usePictures({ guests, cards, assets, draw }: Omit<PicturesOrder, 'onProgress'>) {
  const key = JSON.stringify([guests, cards.place, cards.draft])
  const opened = useRef<{ key: string; pictures: Promise<GuestPictures> }>(undefined)
  const [life] = useState(() => new AbortController())

  function open(): Promise<GuestPictures> {
    if (opened.current?.key === key) return opened.current.pictures
    void opened.current?.pictures.then((old) => old.close()).catch(() => {})
    const pictures = import('./make/make-pictures.ts').then(({ openPictures }) =>
      openPictures(life.signal, { guests, cards, assets, draw, onProgress: () => {} }),
    )
    opened.current = { key, pictures }
    pictures.catch(() => {
      opened.current = undefined
    })
    return pictures
  }

  useEffect(
    () => () => {
      void opened.current?.pictures.then((old) => old.close()).catch(() => {})
      opened.current = undefined
    },
    [],
  )
  return { draw: async (guest: Guest) => (await open()).draw(life.signal, guest) }
}
