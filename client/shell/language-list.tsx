import { useEffect, useRef } from 'react'
import rows from './category-list.module.css'
import { LanguageLinks } from './language-links.tsx'
import classes from './language-list.module.css'

interface LanguageListProps {
  id: string
  onClose: () => void
}

/** Opens as it is mounted; the browser closes it, as by Escape or a tap elsewhere. */
export function LanguageList({ id, onClose }: LanguageListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.showPopover?.(), [])
  return (
    <ul
      ref={list}
      id={id}
      className={classes.list}
      popover="auto"
      data-clarity-mask="true"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <LanguageLinks className={rows.row} />
    </ul>
  )
}
