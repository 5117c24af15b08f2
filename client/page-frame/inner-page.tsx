import type { ReactNode } from 'react'
import classes from './inner-page.module.css'

interface InnerPageProps {
  title: string
  hebrew?: string | undefined
  lead?: string
  /** At the end of the title's row if there is space, else below the lead. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every page except home: title, lead, content. */
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
