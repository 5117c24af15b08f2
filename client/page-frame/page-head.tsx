import { baseOf, defaultLanguage } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { useSite } from '../data/site-context.ts'
import { useAlt } from '../ui/use-alt.ts'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useSiteStrings } from '../ui/use-strings.ts'

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string
  description: string
  /** The page shows a part of a list, so its description begins with its title. */
  isPart?: boolean
  /** Path of the canonical address, without the language; without it search engines do not list the page. */
  path?: string
  /** Path that link previews open, if different; search engines do not list such a page. */
  personalPath?: string | undefined
  /** The picture for link previews. */
  picture?: { path: string; width: number; height: number; alt: string }
}

/** Metadata of a page; React moves it to the head. */
export function PageHead({ title, isPart, path, personalPath, picture, ...rest }: PageHeadProps) {
  const description = isPart ? `${title}. ${rest.description}` : rest.description
  const strings = useSiteStrings()
  const { config, origin } = useSite()
  const local = useLocalPath()
  const shared = personalPath ?? path
  const isListed = path !== undefined && personalPath === undefined
  const alt = useAlt(picture?.alt ?? '', title)
  const fullTitle = `${title} · ${config.siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + local(path)} />}
      {isListed && languages.length > 1 && <OtherLanguages path={path} />}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shared !== undefined && <meta property="og:url" content={origin + local(shared)} />}
      <meta property="og:image" content={origin + (picture?.path ?? '/icon-512.png')} />
      {picture && (
        <>
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      <meta property="og:image:alt" content={picture ? alt : strings.site.tagline} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Names the page in each language, this one included, so that the pages name each other. */
function OtherLanguages({ path }: { path: string }) {
  const { origin } = useSite()
  return (
    <>
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + baseOf(each) + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + baseOf(defaultLanguage) + path} />
    </>
  )
}
