import { SiInstagram } from '@icons-pack/react-simple-icons'
import { followLinks } from '#shared/site/follow-links.ts'
import { NetworkLinks, networkIcons } from './network-links.tsx'

const icons = { ...networkIcons, instagram: SiInstagram }

interface HouseLinksProps {
  /** The setting, separated by white space. */
  addresses: string
  /** Label of a link, by the network's name. */
  label: (network: string) => string
}

/** The house's pages on the networks; nothing if the setting names none. */
export function HouseLinks({ addresses, label }: HouseLinksProps) {
  const links = followLinks(addresses)
  return links.length > 0 && <NetworkLinks links={links} icons={icons} label={label} />
}
