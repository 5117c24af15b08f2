import { CircleAlert, CircleCheck } from 'lucide-react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './toasts.module.css'

/** How long one of our toasts stays, ms. */
const toastMs = 3000

export function toastSuccess(message: string): void {
  toast.success(message, { duration: toastMs })
}

export function toastError(message: string): void {
  toast.error(message, { duration: toastMs })
}

/** Renders the toasts. The library keeps at most twenty; a loading toast never expires. */
export function Toasts() {
  const strings = useSiteStrings()
  const { toasts, handlers } = useToaster()
  return (
    <section
      className={classes.area}
      aria-label={strings.toasts.label}
      aria-live="polite"
      data-clarity-mask="true"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((one) => (
        <div key={one.id} className={classes.toast} data-visible={one.visible} {...one.ariaProps}>
          {one.type === 'error' && <CircleAlert className={classes.error} aria-hidden />}
          {one.type === 'success' && <CircleCheck className={classes.success} aria-hidden />}
          {typeof one.message === 'function' ? one.message(one) : one.message}
        </div>
      ))}
    </section>
  )
}
