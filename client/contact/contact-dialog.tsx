import * as Dialog from '@radix-ui/react-dialog'
import { Phone, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { phoneAddress } from '#shared/site/site-config.ts'
import { useSite } from '../data/site-context.ts'
import trim from '../style/trim.module.css'
import frame from '../ui/dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { MaskedContent } from '../ui/masked-content.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './contact-dialog.module.css'
import { beginContactDraft, isEmptyDraft, useContactDraft } from './contact-draft.ts'
import { ContactForm } from './contact-form.tsx'

interface ContactDialogProps {
  open: boolean
  onClose: () => void
  /** Called after the dialog has closed. */
  onClosed: () => void
}

/**
 * Closed by its button or a sent message, never by Escape or a click outside. The typed text is
 * kept until it has been sent.
 */
export function ContactDialog({ open, onClose, onClosed }: ContactDialogProps) {
  const words = useStrings(contactStrings)
  const { phone } = useSite().config
  useCloseWhenSent(onClose)
  const firstField = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame.backdrop} />
        <MaskedContent
          className={`${frame.dialog} ${classes.dialog}`}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            beginContactDraft()
            firstField.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className={`${classes.head} ${trim.foot}`}>
            <Dialog.Title className={classes.title}>{words.title}</Dialog.Title>
            <Dialog.Description className={classes.lead}>{words.lead}</Dialog.Description>
            {phone && (
              <a
                className={classes.phone}
                href={phoneAddress(phone)}
                aria-label={words.call(phone)}
              >
                <Phone aria-hidden />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
            <Dialog.Close asChild>
              <IconButton className={classes.close} icon={X} label={words.close} />
            </Dialog.Close>
          </div>
          <div className={classes.body}>
            <ContactForm onSent={onClose} firstField={firstField} />
          </div>
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A message that waited for the network may be sent while the dialog is open. */
function useCloseWhenSent(onClose: () => void) {
  const draft = useContactDraft()
  const waited = useRef(draft.sendsLater)
  useEffect(() => {
    if (waited.current && isEmptyDraft(draft)) onClose()
    waited.current = draft.sendsLater
  }, [draft, onClose])
}
