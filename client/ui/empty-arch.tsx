import type { ReactNode, SyntheticEvent } from 'react'
import classes from './empty-arch.module.css'

interface EmptyArchProps {
  image: string
  /** Default: the title of the page says it. */
  title?: string
  lead: string
  /** Links to go on. */
  children: ReactNode
}

/** An empty shelf, or a page that is missing or failed to load: an arch, a sentence, links. */
export function EmptyArch({ image, title, lead, children }: EmptyArchProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.arch}>
        <img src={image} width="120" height="120" alt="" onError={hide} />
      </span>
      <div className={classes.words}>
        {title && <h2>{title}</h2>}
        <p>{lead}</p>
        <div className={classes.ways}>{children}</div>
      </div>
    </div>
  )
}

/** Without a network the picture may fail: the arch stays empty. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.style.visibility = 'hidden'
}
