import { ChevronLeft } from 'lucide-react'
import { en } from '#shared/i18n/en.ts'
import classes from './crumb.module.css'
import { PageLink } from './page-link.tsx'

/** The way back up, and where one is. */
export function Crumb({ label, path, here }: { label: string; path: string; here: string }) {
  return (
    <nav className={classes.crumb} aria-label={en.card.crumb}>
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
