import type { NetworkLink, SharingNetwork } from '#shared/site/share-links.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './network-links.module.css'
import { networkIcons } from './network-links.tsx'

interface NetworkButtonsProps {
  links: readonly NetworkLink<SharingNetwork>[]
  disabled: boolean
  /** Label of a button, by the network's name. */
  label: (network: string) => string
  onSend: (href: string) => void
}

/** Like links to the networks, for addresses that must not be in the page. */
export function NetworkButtons({ links, disabled, label, onSend }: NetworkButtonsProps) {
  const strings = useSiteStrings()
  return (
    <ul className={classes.links}>
      {links.map(({ network, href }) => {
        const Icon = networkIcons[network]
        return (
          <li key={network}>
            <button
              type="button"
              disabled={disabled}
              aria-label={label(strings.networks[network])}
              onClick={() => onSend(href)}
            >
              <Icon size={20} title="" aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
