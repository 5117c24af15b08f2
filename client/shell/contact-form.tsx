import { type FormEvent, type RefObject, useState } from 'react'
import * as v from 'valibot'
import { type ContactField, contactBounds, contactFields } from '#shared/contact.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { ApiError, fetchJson } from '../data/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import classes from './contact-dialog.module.css'
import { toastError, toastSuccess } from './toasts.tsx'

/** What the visitor typed, and the message's id, the same however often it is sent. */
export interface ContactDraft {
  id: string
  values: Readonly<Record<ContactField, string>>
}

export function emptyDraft(): ContactDraft {
  return { id: '', values: { name: '', email: '', phone: '', message: '' } }
}

interface ContactFormProps {
  draft: ContactDraft
  onChange: (draft: ContactDraft) => void
  onSent: () => void
  firstField: RefObject<HTMLInputElement | null>
}

/** The send is awaited: only a message that the server has accepted counts as sent. */
export function ContactForm({ draft, onChange, onSent, firstField }: ContactFormProps) {
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<FieldFaults>({})

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const message = { ...draft, id: draft.id || crypto.randomUUID() }
    onChange(message)
    try {
      await postContact(message)
      setFaults({})
      toastSuccess(contactStrings.sent)
      onSent()
    } catch (error) {
      setFaults(fieldFaultsOf(error))
      toastError((error instanceof ApiError && error.message) || contactStrings.failed)
    } finally {
      setSending(false)
    }
  }

  const field = (name: ContactField) => ({
    name,
    label: contactStrings[name],
    value: draft.values[name],
    fault: faults[name],
    maxLength: contactBounds[name].max,
    required: true,
    onChange: (value: string) => onChange({ ...draft, values: { ...draft.values, [name]: value } }),
  })

  return (
    <form className={classes.form} onSubmit={send} data-clarity-mask="true">
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
      <Button type="submit" className={classes.whole} busy={sending} disabled={sending}>
        {sending ? contactStrings.sending : contactStrings.send}
      </Button>
    </form>
  )
}

const accepted = v.object({ id: v.string() })

async function postContact({ id, values }: ContactDraft): Promise<void> {
  await fetchJson('/api/contact', accepted, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...values }),
  })
}

type FieldFaults = Partial<Record<ContactField, string>>

const refusal = v.object({ fields: v.record(v.string(), v.string()) })

/** The server's word on each field, where it gave one. */
function fieldFaultsOf(error: unknown): FieldFaults {
  const parsed = v.safeParse(refusal, error instanceof ApiError ? error.body : undefined)
  if (!parsed.success) return {}
  const { fields } = parsed.output
  return Object.fromEntries(
    contactFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
}
