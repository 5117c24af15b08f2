import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import type { ContactField } from '#shared/contact.ts'
import { contactBounds } from '#shared/contact-bounds.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { toastError } from '../shell/toasts.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { ContactChallenge } from './contact-challenge.tsx'
import classes from './contact-dialog.module.css'
import {
  type ContactDraft,
  identifyContactDraft,
  keepContactDraft,
  useContactDraft,
  writeContactField,
} from './contact-draft.ts'
import { useSendContact } from './use-send-contact.ts'

interface ContactFormProps {
  onSent: () => void
  firstField: RefObject<HTMLInputElement | null>
}

/** Waits for the send: only a message that the server has accepted counts as sent. */
export function ContactForm({ onSent, firstField }: ContactFormProps) {
  const words = useStrings(contactStrings)
  const draft = useContactDraft()
  const isOnline = useOnline()
  const trap = useRef<HTMLInputElement>(null)
  const { send, isSending, faults, challenge } = useSendContact(onSent)
  const { missing, showMissing, forget } = useMissingFields()
  const sendNow = (token?: string) => send({ website: trap.current?.value ?? '', token })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isOnline) sendNow()
    else keepContactDraft({ ...identifyContactDraft(), sendsLater: true })
  }

  const field = (name: ContactField) => ({
    name,
    label: words[name],
    value: draft.values[name],
    fault: missing.has(name) ? words.fault(name, 'missing') : faults[name],
    maxLength: contactBounds[name].max,
    required: true,
    onChange: (value: string) => {
      forget(name)
      writeContactField(name, value)
    },
  })

  return (
    <form
      className={classes.form}
      onSubmit={submit}
      onInvalidCapture={showMissing}
      data-clarity-mask="true"
    >
      <Field {...field('name')} inputRef={firstField} autoComplete="name" />
      <Field {...field('phone')} type="tel" autoComplete="tel" dir="ltr" />
      <Field
        {...field('email')}
        className={classes.whole}
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <Field {...field('message')} className={classes.whole} multiline />
      <label className={classes.trap} aria-hidden="true">
        {words.trap}
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {challenge && (
        <Challenge key={challenge.askedAt} siteKey={challenge.siteKey} onToken={sendNow} />
      )}
      <p className={classes.note} role="status">
        {draft.sendsLater ? words.waiting : !isOnline && words.offline}
      </p>
      <SendButton draft={draft} isSending={isSending} isOnline={isOnline} />
    </form>
  )
}

interface ChallengeProps {
  siteKey: string
  onToken: (token: string) => void
}

function Challenge({ siteKey, onToken }: ChallengeProps) {
  const words = useStrings(contactStrings)
  const fail = () => toastError(words.challengeFailed)
  return (
    <div className={classes.whole}>
      <ContactChallenge siteKey={siteKey} onToken={onToken} onFail={fail} />
    </div>
  )
}

interface SendButtonProps {
  draft: ContactDraft
  isSending: boolean
  isOnline: boolean
}

/** Sends the message, or takes one back that waits for the network. */
function SendButton({ draft, isSending, isOnline }: SendButtonProps) {
  const words = useStrings(contactStrings)
  return draft.sendsLater ? (
    <Button
      look="outline"
      className={classes.whole}
      onClick={(event) => {
        // The same element becomes the submit button before the click has ended.
        event.preventDefault()
        keepContactDraft({ ...draft, sendsLater: false })
      }}
    >
      {words.sendMyself}
    </Button>
  ) : (
    <Button type="submit" className={classes.whole} busy={isSending} disabled={isSending}>
      {isSending ? words.sending : isOnline ? words.send : words.sendLater}
    </Button>
  )
}

/** Names every empty or wrong field beside it; the browser's bubble names only one. */
function useMissingFields() {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())

  function showMissing(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = [...event.currentTarget.querySelectorAll(':invalid')].filter(isField)
    setMissing(new Set(wrong.map(({ name }) => name)))
    wrong[0]?.focus()
  }

  const forget = (name: string) => setMissing(without(missing, name))
  return { missing, showMissing, forget }
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((each) => each !== name))
}

function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine)
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
