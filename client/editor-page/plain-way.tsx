import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './plain-way.module.css'

/**
 * The card's picture as a plain download, for a browser in which the editor does not hydrate. CSS
 * alone shows it: at once without script, after a while where the script has not arrived.
 */
export function PlainWay({ document }: Pick<PageOf<'card'>, 'document'>) {
  const strings = useSiteStrings()
  const { slug, picture } = document.summary
  const { file, width } = picture
  if (useHydrated()) return null
  return (
    <div className={classes.plain} data-plain>
      <p>{strings.card.plainLead}</p>
      <a
        className={buttonClass('green')}
        href={imageUrl({ folder: 'cards', file, width, format: 'jpeg' })}
        download={`mazel-${slug}.jpg`}
      >
        {strings.card.plainDownload}
      </a>
    </div>
  )
}
