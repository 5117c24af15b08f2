import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { ApiError } from '../data/fetch-json.ts'
import { clearContactDraft, contactDraft, keepContactDraft } from './contact-draft.ts'
import { postContact } from './post-contact.ts'
import { toastError, toastSuccess } from './toasts.tsx'

/** What trying again would not change. */
const finalStatuses = [400, 403, 413, 415, 422]

/** While the server is not reached or takes nothing, the message goes on waiting. */
export async function sendWaiting(): Promise<void> {
  const draft = contactDraft()
  try {
    await postContact(draft, { website: '' })
    clearContactDraft(draft)
    toastSuccess(contactStrings.sent)
  } catch (error) {
    if (!(error instanceof ApiError && finalStatuses.includes(error.status))) return
    keepContactDraft({ ...contactDraft(), sendsLater: false })
    toastError(error.message || contactStrings.failed)
  }
}
