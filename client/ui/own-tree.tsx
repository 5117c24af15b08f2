import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A tree in which ids are its own: drawings of one family define the same ids, so of several in one
 * document each would use the parts of the first. Style sheets of the page do not reach into it.
 */
export function OwnTree({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const [root, setRoot] = useState<ShadowRoot>()
  const host = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <span className={className} ref={host} data-clarity-mask="true">
      {root && createPortal(children, root)}
    </span>
  )
}
