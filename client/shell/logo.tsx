import { homePath } from '#shared/routes.ts'
import { useSite } from '../data/site-context.ts'
import { PageLink } from '../ui/page-link.tsx'
import classes from './logo.module.css'

/** Width of the requested picture, px; style sheets draw it smaller. */
const logoWidth = 250

/** The mark and the name of the house, as a link home. */
export function Logo({ onDark, href = homePath }: { onDark: boolean; href?: string }) {
  const { siteName } = useSite().config
  return (
    <PageLink className={classes.logo} href={href}>
      <picture>
        {!onDark && <source media="(prefers-color-scheme: dark)" srcSet="/images/logo-light.svg" />}
        <img
          className={classes.mark}
          src={onDark ? '/images/logo-light.svg' : '/images/logo.svg'}
          width={logoWidth}
          height={logoWidth}
          alt=""
        />
      </picture>
      <span className={classes.name}>{siteName}</span>
    </PageLink>
  )
}
