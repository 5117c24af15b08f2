import { useState } from 'react'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { ApiError } from '../data/fetch-json.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { clearContactDraft, identifyContactDraft } from './contact-draft.ts'
import {
  challengeOf,
  type FieldFaults,
  fieldFaultsOf,
  type Proof,
  postContact,
} from './post-contact.ts'

/** The challenge of the server, and its time: a token is good for one attempt. */
interface Challenge {
  siteKey: string
  askedAt: number
}

/** Sends the draft, and returns the server's result. */
export function useSendContact(onSent: () => void) {
  const words = useStrings(contactStrings)
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [challenge, setChallenge] = useState<Challenge>()

  function showRefusal(error: unknown) {
    const siteKey = challengeOf(error)
    setFaults(fieldFaultsOf(error))
    setChallenge(siteKey === undefined ? undefined : { siteKey, askedAt: Date.now() })
    toastError((error instanceof ApiError && error.message) || words.failed)
  }

  async function send(proof: Proof) {
    if (isSending) return
    setIsSending(true)
    const message = identifyContactDraft()
    try {
      await postContact(message, proof)
      clearContactDraft(message)
      toastSuccess(words.sent)
      onSent()
    } catch (error) {
      showRefusal(error)
    } finally {
      setIsSending(false)
    }
  }

  return { send, isSending, faults, challenge }
}
