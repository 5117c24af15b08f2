import { groupCategories } from '#shared/category-groups.ts'
import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import { languages } from '#shared/i18n/languages.ts'
import {
  accessibilityPath,
  categoryPath,
  datesPath,
  draftsPath,
  filtersPath,
  homePath,
  licencesPath,
  postersPath,
  privacyPath,
  todayPath,
  videosPath,
} from '#shared/routes.ts'
import { useContact } from '../contact/contact-provider.tsx'
import { useSite } from '../data/site-context.ts'
import { useCategories } from '../data/use-categories.ts'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useLaterPart } from '../ui/use-later-part.ts'
import { useLanguage, useSiteStrings, useStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import classes from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { TodayLine } from './today-line.tsx'

/** Main entries of each menu for the footer; the home page has the rest. */
const simchaSlugs = ['wedding', 'bar-mitzvah', 'its-a-boy']
const occasionSlugs = ['good-shabbos', 'chanukah', 'purim']

export function Footer() {
  const language = useLanguage()
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
            .map((category) => [
              categoryNames(category, language).label,
              categoryPath(category.slug),
            ])}
          last={[strings.nav.allSimchas, `${homePath}#simchas`]}
        />
        <LinkColumn
          title={strings.footer.occasions}
          links={holidays
            .filter((category) => occasionSlugs.includes(category.slug))
            .map((category) => [
              categoryNames(category, language).label,
              categoryPath(category.slug),
            ])}
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
        <PageLink href={filtersPath}>{words.filters}</PageLink>
      </nav>
      <Languages />
    </footer>
  )
}

function Languages() {
  const { nav } = useSiteStrings()
  if (languages.length < 2) return null
  return (
    <nav aria-label={nav.language}>
      <ul className={classes.languages}>
        <LanguageLinks />
      </ul>
    </nav>
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
          <PageLink href={todayPath}>{strings.nav.today}</PageLink>
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

const fetchLinks = async () => (await import('../share/house-links.tsx')).HouseLinks

/** The network logos weigh as much as the rest of the footer, and many houses have none. */
function FollowLinks({ addresses }: { addresses: string }) {
  const strings = useSiteStrings()
  const Links = useLaterPart(fetchLinks, addresses !== '')
  return Links && <Links addresses={addresses} label={strings.footer.follow} />
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
