import {
  SiFacebook,
  SiInstagram,
  SiTelegram,
  SiWhatsapp,
  SiX,
} from '@icons-pack/react-simple-icons'
import type { Network, NetworkLink } from '#shared/site/share-links.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './network-links.module.css'

export const networkIcons = {
  whatsapp: SiWhatsapp,
  telegram: SiTelegram,
  x: SiX,
  facebook: SiFacebook,
  instagram: SiInstagram,
} satisfies Record<Network, unknown>

interface NetworkLinksProps {
  links: readonly NetworkLink[]
  /** Label of a link, by the network's name. */
  label: (network: string) => string
  /** Called when a link is followed. */
  onFollow?: (href: string) => void
}

/** Links to the networks, each with its logo. */
export function NetworkLinks({ links, label, onFollow }: NetworkLinksProps) {
  const strings = useSiteStrings()
  return (
    <ul className={classes.links}>
      {links.map(({ network, href }) => {
        const Icon = networkIcons[network]
        return (
          <li key={network}>
            <a
              href={href}
              onClick={() => onFollow?.(href)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label(strings.networks[network])}
            >
              <Icon size={20} title="" aria-hidden />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
