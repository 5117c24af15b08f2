import { ChevronLeft } from 'lucide-react'
import { PageLink } from '../ui/page-link.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './crumb.module.css'

/** A link to the parent page, and the name of this one. */
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
