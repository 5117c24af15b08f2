import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import arrowLink from '../ui/arrow-link.module.css'
import { PageLink } from '../ui/page-link.tsx'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  title: string
  hebrew?: string
  more?: { label: string; path: string }
  /** At the end of the heading, in place of the link. */
  aside?: ReactNode
  children: ReactNode
}

/** A band of a page with a heading and a link to the full page. */
export function Section(props: SectionProps) {
  const { id, title, hebrew, more, aside, children } = props
  return (
    <section className={classes.section} id={id} tabIndex={id ? -1 : undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {title}
          {hebrew && (
            <bdi className={classes.hebrew} lang="he">
              {hebrew}
            </bdi>
          )}
        </h2>
        {aside}
        {more && (
          <PageLink className={classes.more} href={more.path}>
            {more.label}
            <ArrowRight className={arrowLink.arrow} aria-hidden />
          </PageLink>
        )}
      </div>
      {children}
    </section>
  )
}
