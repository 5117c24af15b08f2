import { ArrowRight } from 'lucide-react'
import { findPath } from '#shared/routes.ts'
import arrowLink from '../../ui/arrow-link.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { useSiteStrings } from '../../ui/use-strings.ts'
import classes from './find-row.module.css'

/** The way to a card for visitors who rather choose than type. */
export function FindRow() {
  const { home } = useSiteStrings()
  return (
    <PageLink className={classes.row} href={findPath()}>
      <span>{home.find}</span>
      <ArrowRight className={arrowLink.arrow} aria-hidden />
    </PageLink>
  )
}
