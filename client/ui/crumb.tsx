import { ChevronLeft } from 'lucide-react'
import classes from './crumb.module.css'
import { PageLink } from './page-link.tsx'
import { useSiteStrings } from './use-strings.ts'

/** The way back up, and where one is. */
export function Crumb({ label, path, here }: { label: string; path: string; here: string }) {
  const strings = useSiteStrings()
  return (
    <nav className={classes.crumb} aria-label={strings.card.crumb}>
      <PageLink href={path}>
        <ChevronLeft aria-hidden />
        <bdi>{label}</bdi>
      </PageLink>
      <span aria-current="page">
        / <bdi>{here}</bdi>
      </span>
    </nav>
  )
}
