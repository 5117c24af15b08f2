interface Place {
  origin: string
  pathname: string
  search: string
  hash: string
}

/**
 * The right address of a page that a cache served at another host, or over http. The server
 * redirects, but a cache in front of it answers any host. Undefined at the right address, and where
 * the site has no configured origin.
 *
 * @param origin for which the page was rendered
 * @example homeAddress('https://mazel.example', new URL('http://mazel.example/videos#main'))
 *   // 'https://mazel.example/videos#main'
 */
export function homeAddress(origin: string, here: Place): string | undefined {
  if (origin === here.origin || !origin.startsWith('https:')) return undefined
  return origin + here.pathname + here.search + here.hash
}
