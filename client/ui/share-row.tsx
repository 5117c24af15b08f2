import { en } from '#shared/i18n/en.ts'
import { shareLinks } from '#shared/share-links.ts'
import { useSite } from '../data/site-context.ts'
import { NetworkLinks } from './network-links.tsx'
import classes from './share-row.module.css'

/** Passes the page on, as a link, to the networks. */
export function ShareRow({ path, title }: { path: string; title: string }) {
  const { origin } = useSite()
  return (
    <div className={classes.row}>
      <span>{en.share.title}</span>
      <NetworkLinks links={shareLinks({ url: origin + path, text: title })} label={en.share.on} />
    </div>
  )
}
