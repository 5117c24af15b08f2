import { whenTouched } from './first-touch.ts'
import { afterPaint } from './ui/after-paint.ts'

/** A picture that takes longer is not waited for. */
const longestWaitMs = 1_000

/**
 * Waits until the browser has shown the text and the urgent pictures of the document, or until the
 * visitor touches the page, who then waits for it to become live.
 */
export async function awaitFirstView(): Promise<void> {
  const waiting = new AbortController()
  await Promise.race([
    isShown(),
    new Promise<void>((resolve) => whenTouched(waiting.signal, resolve)),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ])
  waiting.abort()
}

async function isShown(): Promise<void> {
  const urgent = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  await Promise.allSettled([...urgent].map((picture) => picture.decode()))
  await new Promise<void>(afterPaint)
}
