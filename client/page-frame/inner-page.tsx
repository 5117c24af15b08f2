import type { ReactNode } from 'react'
import classes from './inner-page.module.css'

interface InnerPageProps {
  title: string
  hebrew?: string | undefined
  lead?: string
  /** At the end of the title's row where there is room, else below the sentence. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every page but home: its title and a sentence, then what it holds. */
export function InnerPage({ title, hebrew, lead, aside, children }: InnerPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
            {hebrew && (
              <bdi className={classes.hebrew} lang="he">
                {hebrew}
              </bdi>
            )}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  )
}
