import { contactDraft } from './contact-draft.ts'

/**
 * Sends the message that waits for the network, if the visitor agreed to that: now, and whenever the
 * network comes back. Returns what ends that.
 */
export function sendWhenOnline(): () => void {
  const send = () => {
    if (!navigator.onLine || !contactDraft().sendsLater) return
    import('./send-waiting.ts')
      .then(({ sendWaiting }) => sendWaiting())
      .catch((error) => console.error('contact message', error))
  }
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}
