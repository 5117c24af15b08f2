import { ArrowRight } from 'lucide-react'
import { findStrings } from '#shared/i18n/find-strings.ts'
import { findPath } from '#shared/routes.ts'
import arrowLink from '../../ui/arrow-link.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './find-row.module.css'

/** The way to a card for visitors who rather choose than type. */
export function FindRow() {
  const { fromHome } = useStrings(findStrings)
  return (
    <PageLink className={classes.row} href={findPath()}>
      <span>{fromHome}</span>
      <ArrowRight className={arrowLink.arrow} aria-hidden />
    </PageLink>
  )
}
