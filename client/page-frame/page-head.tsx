import { useSite } from '../data/site-context.ts'
import { useSiteStrings } from '../ui/use-strings.ts'

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string
  description: string
  /** Path of the canonical address; without it search engines do not list the page. */
  path?: string
  /** Path that link previews open, if different; search engines do not list such a page. */
  personalPath?: string | undefined
  /** The picture for link previews. */
  picture?: { path: string; width: number; height: number; alt: string }
}

/** Metadata of a page; React moves it to the head. */
export function PageHead({ title, description, path, personalPath, picture }: PageHeadProps) {
  const strings = useSiteStrings()
  const { config, origin } = useSite()
  const shared = personalPath ?? path
  const fullTitle = `${title} · ${config.siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(path === undefined || personalPath !== undefined) && (
        <meta name="robots" content="noindex" />
      )}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shared !== undefined && <meta property="og:url" content={origin + shared} />}
      <meta property="og:image" content={origin + (picture?.path ?? '/icon-512.png')} />
      {picture && (
        <>
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      <meta property="og:image:alt" content={picture?.alt ?? strings.site.tagline} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
