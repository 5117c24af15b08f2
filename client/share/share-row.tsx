import { shareLinks } from '#shared/site/share-links.ts'
import { useSite } from '../data/site-context.ts'
import { count } from '../insight/count.ts'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import { NetworkLinks, networkIcons } from './network-links.tsx'
import classes from './share-row.module.css'

/** Links that share the page on the networks. */
export function ShareRow({ path, title }: { path: string; title: string }) {
  const strings = useSiteStrings()
  const url = useSite().origin + useLocalPath()(path)
  return (
    <div className={classes.row}>
      <span>{strings.share.title}</span>
      <NetworkLinks
        links={shareLinks({ url, text: title })}
        icons={networkIcons}
        label={strings.share.on}
        onFollow={(href) => count('share', new URL(href).hostname)}
      />
    </div>
  )
}
