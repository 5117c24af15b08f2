import { X } from 'lucide-react'
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './ways-dialog.module.css'

interface WaysDialogProps {
  /** The state of the current or last export; absent while there is none. */
  status: ReactNode
  /** While an export can be cancelled. */
  onCancel: (() => void) | undefined
  onClose: () => void
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode
}

/** A dialog of further ways to send and save, on a phone at the bottom of the screen. */
export function WaysDialog({ status, onCancel, onClose, children }: WaysDialogProps) {
  const words = useStrings(outStrings)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={id}
      data-clarity-mask="true"
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 className={classes.title} id={id}>
            {words.sheet.title}
          </h2>
          <IconButton icon={X} label={words.sheet.close} onClick={close} />
        </div>
        {children(close)}
      </div>
      <div className={classes.foot} hidden={!status}>
        {status}
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </dialog>
  )
}

interface WaysProps {
  title: string
  lead?: string
  children: ReactNode
}

/** Ways of one kind. */
export function Ways({ title, lead, children }: WaysProps) {
  return (
    <section className={classes.ways}>
      <h3 className={classes.name}>{title}</h3>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}

export function WayTiles({ children }: { children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>
}

interface WayTileProps {
  /** From either icon set. */
  icon: ComponentType<{ size?: number; 'aria-hidden': true }>
  label: string
  onClick: () => void
}

export function WayTile({ icon: Icon, label, onClick }: WayTileProps) {
  return (
    <button type="button" className={classes.tile} onClick={onClick}>
      <Icon size={20} aria-hidden />
      {label}
    </button>
  )
}
