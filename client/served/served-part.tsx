import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { servedPart } from './served-page.ts'
import classes from './served-part.module.css'

interface ServedPartProps {
  /** Selector of the part in the server's page. */
  selector: string
  children: ReactNode
}

/** A part of the shell; if it fails, the server's HTML of it takes its place. */
export function ServedPart({ selector, children }: ServedPartProps) {
  return <Boundary fallback={<Served selector={selector} />}>{children}</Boundary>
}

interface ServedProps {
  selector: string
  /** Only the content of the part, without its element. */
  inner?: boolean
}

export function Served({ selector, inner = false }: ServedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const part = servedPart(selector)
    if (part) box.current?.replaceChildren(...(inner ? part.childNodes : [part]))
  }, [selector, inner])
  return <div ref={box} className={classes.served} data-failed />
}
