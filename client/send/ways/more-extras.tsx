import { Clapperboard, type LucideIcon, Menu, MessageSquare, RotateCcw } from 'lucide-react'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { useContact } from '../../contact/contact-provider.tsx'
import { openMenu } from '../../shell/menu-opening.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './more-extras.module.css'

export interface MoreExtrasProps {
  /** Address of the card as a video. */
  videoPath?: string
  /** Undefined while nothing is changed. */
  onStartAgain: (() => void) | undefined
  /** Closes the dialog. */
  onLeave: () => void
}

/** On a phone: what stands beside the card on a desktop, and the ways to the rest of the site. */
export function MoreExtras({ videoPath, onStartAgain, onLeave }: MoreExtrasProps) {
  const words = useStrings(outStrings).sheet
  const site = useSiteStrings()
  const contact = useContact()
  const after = (act: () => void) => () => {
    onLeave()
    act()
  }
  return (
    <div className={classes.extras}>
      {videoPath && (
        <PageLink className={classes.extra} href={videoPath}>
          <Clapperboard aria-hidden />
          {words.asVideo}
        </PageLink>
      )}
      <Extra
        icon={RotateCcw}
        label={words.startAgain}
        onClick={onStartAgain && after(onStartAgain)}
      />
      <Extra icon={MessageSquare} label={site.nav.contact} onClick={after(contact.open)} />
      <Extra icon={Menu} label={words.menu} onClick={after(openMenu)} />
    </div>
  )
}

interface ExtraProps {
  icon: LucideIcon
  label: string
  /** Undefined: it is disabled. */
  onClick: (() => void) | undefined
}

function Extra({ icon: Icon, label, onClick }: ExtraProps) {
  return (
    <button type="button" className={classes.extra} aria-disabled={!onClick} onClick={onClick}>
      <Icon aria-hidden />
      {label}
    </button>
  )
}
