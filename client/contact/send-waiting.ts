import { civilDateOf } from '#shared/calendar/civil-date.ts'
import { mayBeRestDay } from '#shared/calendar/rest-day.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { ApiError } from '../data/fetch-json.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { documentLanguage } from '../ui/use-strings.ts'
import { clearContactDraft, contactDraft, keepContactDraft } from './contact-draft.ts'
import { postContact } from './post-contact.ts'

/** Statuses that a retry would not change. */
const finalStatuses = [400, 403, 413, 415, 422]

/**
 * Sends the waiting message. It keeps waiting while the server is unreachable or refuses for now.
 * Nothing is sent automatically on Shabbos and Yom Tov.
 */
export async function sendWaiting(): Promise<void> {
  const now = new Date()
  if (mayBeRestDay(civilDateOf(now), now.getHours())) return
  const words = contactStrings[documentLanguage()]
  const draft = contactDraft()
  if (!draft.sendsLater) return
  try {
    await postContact(draft, { website: '' })
    clearContactDraft(draft)
    toastSuccess(words.sent)
  } catch (error) {
    if (!(error instanceof ApiError && finalStatuses.includes(error.status))) return
    keepContactDraft({ ...contactDraft(), sendsLater: false })
    toastError(error.message || words.failed)
  }
}
