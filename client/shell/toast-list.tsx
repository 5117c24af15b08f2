import { CircleAlert, CircleCheck } from 'lucide-react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { showInToasts } from './shown-toasts.ts'
import classes from './toasts.module.css'

export { toast }

/** Renders the toasts. The library keeps at most twenty; a loading toast never expires. */
function ToastList() {
  const { toasts, handlers } = useToaster()
  return toasts.map((one) => (
    <div
      key={one.id}
      className={classes.toast}
      data-visible={one.visible}
      {...one.ariaProps}
      role="status"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {one.type === 'error' && <CircleAlert className={classes.error} aria-hidden />}
      {one.type === 'success' && <CircleCheck className={classes.success} aria-hidden />}
      {typeof one.message === 'function' ? one.message(one) : one.message}
    </div>
  ))
}

// Whatever imports this shows toasts.
showInToasts({ List: ToastList })
