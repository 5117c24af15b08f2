import type { ReactNode, SyntheticEvent } from 'react'
import classes from './empty-arch.module.css'

interface EmptyArchProps {
  image: string
  title: string
  lead: string
  /** The ways on. */
  children: ReactNode
}

/** An empty shelf, a page that is not there or did not load: one arch, a sentence, ways on. */
export function EmptyArch({ image, title, lead, children }: EmptyArchProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.arch}>
        <img src={image} width="120" height="120" alt="" onError={hide} />
      </span>
      <div className={classes.words}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <div className={classes.ways}>{children}</div>
      </div>
    </div>
  )
}

/** Offline the picture may not come: the arch stands empty then. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.style.visibility = 'hidden'
}
