import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import frame from '../ui/dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { MaskedContent } from '../ui/masked-content.tsx'
import classes from './tool-dialog.module.css'

export interface ToolDialogProps {
  open: boolean
  onClose: () => void
  /** Called after the dialog has closed, to return the focus to its opener. */
  onClosed: () => void
}

interface FrameProps extends ToolDialogProps {
  title: string
  lead: string
  closeLabel: string
  /** Stays below the part that scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of every field tool. Closing it loses nothing. */
export function ToolDialog(props: FrameProps) {
  const { open, onClose, onClosed, title, lead, closeLabel, foot, children } = props
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame.backdrop} />
        <MaskedContent
          className={`${frame.dialog} ${frame.sheet} ${classes.dialog}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className={classes.head}>
            <div>
              <Dialog.Title className={classes.title}>{title}</Dialog.Title>
              <Dialog.Description className={classes.lead}>{lead}</Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <IconButton icon={X} label={closeLabel} />
            </Dialog.Close>
          </div>
          <div className={classes.body}>{children}</div>
          {foot && <div className={classes.foot}>{foot}</div>}
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
