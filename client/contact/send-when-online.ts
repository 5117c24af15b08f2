import { mayWait } from './contact-waits.ts'

/**
 * Sends the message that waits for the network, if the visitor agreed: now, and each time the
 * network comes back. Returns a function that stops this.
 */
export function sendWhenOnline(): () => void {
  const send = () => {
    if (!navigator.onLine || !mayWait()) return
    import('./send-waiting.ts')
      .then(({ sendWaiting }) => sendWaiting())
      .catch((error) => console.error('contact message', error))
  }
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}
