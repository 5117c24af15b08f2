import { SiFacebook, SiTelegram, SiWhatsapp, SiX } from '@icons-pack/react-simple-icons'
import type { Network, NetworkLink } from '#shared/site/share-links.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './network-links.module.css'

/** Icons of the networks that pages are shared on. */
export const networkIcons = {
  whatsapp: SiWhatsapp,
  telegram: SiTelegram,
  x: SiX,
  facebook: SiFacebook,
} satisfies Partial<Record<Network, unknown>>

interface NetworkLinksProps<Of extends Network> {
  links: readonly NetworkLink<Of>[]
  icons: Readonly<Record<Of, typeof SiX>>
  /** Label of a link, by the network's name. */
  label: (network: string) => string
  /** Called when a link is followed. */
  onFollow?: (href: string) => void
}

/** Links to the networks, each with its logo. */
export function NetworkLinks<Of extends Network>({
  links,
  icons,
  label,
  onFollow,
}: NetworkLinksProps<Of>) {
  const strings = useSiteStrings()
  return (
    <ul className={classes.links}>
      {links.map(({ network, href }) => {
        const Icon: typeof SiX = icons[network]
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
