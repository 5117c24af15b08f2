import { useEffect, useState } from 'react'
import { groupCategories } from '#shared/category-groups.ts'
import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import {
  accessibilityPath,
  categoryPath,
  datesPath,
  draftsPath,
  homePath,
  licencesPath,
  postersPath,
  privacyPath,
  videosPath,
} from '#shared/routes.ts'
import { followLinks } from '#shared/site/share-links.ts'
import { useContact } from '../contact/contact-provider.tsx'
import { useSite } from '../data/site-context.ts'
import { useCategories } from '../data/use-categories.ts'
import type { NetworkLinks } from '../share/network-links.tsx'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useSiteStrings, useStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import classes from './footer.module.css'
import { Logo } from './logo.tsx'
import { TodayLine } from './today-line.tsx'

/** Main entries of each menu for the footer; the home page has the rest. */
const simchaSlugs = ['wedding', 'bar-mitzvah', 'its-a-boy']
const occasionSlugs = ['good-shabbos', 'chanukah', 'purim']

export function Footer() {
  const words = useStrings(aboutStrings)
  const strings = useSiteStrings()
  const { socialUrls } = useSite().config
  const { categories } = useCategories()
  const { simchas, holidays } = groupCategories(categories)
  const address = useAddress()
  return (
    <footer className={address === homePath ? classes.footer : `${classes.footer} ${classes.grey}`}>
      <div className={classes.columns}>
        <div className={classes.about}>
          <Logo onDark={false} />
          <p>{strings.footer.about}</p>
        </div>
        <LinkColumn
          title={strings.footer.simchas}
          links={simchas
            .filter((category) => simchaSlugs.includes(category.slug))
            .map((category) => [categoryNames(category).label, categoryPath(category.slug)])}
          last={[strings.nav.allSimchas, `${homePath}#simchas`]}
        />
        <LinkColumn
          title={strings.footer.occasions}
          links={holidays
            .filter((category) => occasionSlugs.includes(category.slug))
            .map((category) => [categoryNames(category).label, categoryPath(category.slug)])}
          last={[strings.nav.allOccasions, `${homePath}#occasions`]}
        />
        <SiteColumn />
      </div>
      <div className={classes.last}>
        <TodayLine />
        <p>{strings.footer.families}</p>
        <FollowLinks addresses={socialUrls} />
      </div>
      <nav className={classes.small} aria-label={words.links}>
        <PageLink href={privacyPath}>{words.privacy}</PageLink>
        <PageLink href={accessibilityPath}>{words.accessibility}</PageLink>
        <PageLink href={licencesPath}>{words.licences}</PageLink>
      </nav>
    </footer>
  )
}

function SiteColumn() {
  const strings = useSiteStrings()
  const { siteName } = useSite().config
  const contact = useContact()
  return (
    <div>
      <h2>{siteName}</h2>
      <ul>
        <li>
          <PageLink href={videosPath()}>{strings.nav.videos}</PageLink>
        </li>
        <li>
          <PageLink href={postersPath()}>{strings.nav.freeCards}</PageLink>
        </li>
        <li>
          <PageLink href={datesPath()}>{strings.nav.dates}</PageLink>
        </li>
        <li>
          <PageLink href={draftsPath}>{strings.nav.drafts}</PageLink>
        </li>
        <li>
          <button type="button" {...contact.trigger}>
            {strings.nav.contact}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Lazy: the network logos weigh as much as the rest of the footer, and many houses have none. */
function FollowLinks({ addresses }: { addresses: string }) {
  const strings = useSiteStrings()
  const links = followLinks(addresses)
  const [Links, setLinks] = useState<typeof NetworkLinks | null>(null)
  const isNeeded = links.length > 0
  useEffect(() => {
    if (!isNeeded) return
    import('../share/network-links.tsx').then(
      (code) => setLinks(() => code.NetworkLinks),
      (error) => console.error('follow links', error),
    )
  }, [isNeeded])
  return Links && <Links links={links} label={strings.footer.follow} />
}

interface LinkColumnProps {
  title: string
  links: readonly (readonly [label: string, path: string])[]
  last: readonly [label: string, path: string]
}

function LinkColumn({ title, links, last }: LinkColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {[...links, last].map(([label, path]) => (
          <li key={path}>
            <PageLink href={path}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
