import { useSyncExternalStore } from 'react'
import { useSiteStrings } from '../ui/use-strings.ts'
import { readShown, showInToasts, watchShown } from './shown-toasts.ts'
import classes from './toasts.module.css'

/** How long one of our toasts stays, ms. */
const toastMs = 3000

export function toastSuccess(message: string): void {
  void toastOf('success', message)
}

export function toastError(message: string): void {
  void toastOf('error', message)
}

/** Most visits have no toast, so the library comes with the first. Without it, text is shown. */
async function toastOf(kind: 'success' | 'error', message: string): Promise<void> {
  try {
    const { toast } = await import('./toast-list.tsx')
    toast[kind](message, { duration: toastMs })
  } catch (error) {
    console.error('toasts', error)
    const others = () => readShown().plain.filter((one) => one !== message)
    showInToasts({ plain: [...others(), message] })
    setTimeout(() => showInToasts({ plain: others() }), toastMs)
  }
}

/** The place of the toasts, which screen readers watch from the start. */
export function Toasts() {
  const strings = useSiteStrings()
  const { List, plain } = useSyncExternalStore(watchShown, readShown)
  return (
    <section
      className={classes.area}
      aria-label={strings.toasts.label}
      aria-live="polite"
      data-clarity-mask="true"
    >
      {List && <List />}
      {plain.map((message) => (
        <div key={message} className={classes.toast} data-visible>
          {message}
        </div>
      ))}
    </section>
  )
}
