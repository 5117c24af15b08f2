import { createContext, useContext } from 'react'
import type { ShellData } from '../shell-data.ts'

export const SiteContext = createContext<ShellData | null>(null)

/** Configuration and first data of the site, the same on server and browser. */
export function useSite(): ShellData {
  const site = useContext(SiteContext)
  if (!site) throw new TypeError('useSite needs a SiteContext above it')
  return site
}
