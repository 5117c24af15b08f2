interface Place {
  origin: string
  pathname: string
  search: string
  hash: string
}

/**
 * Where a page belongs that a cache gave out at another host, or over http. The server leads there
 * itself, but a cache in front of it answers any host with what it has. Undefined at home, and where
 * the site has no address of its own.
 *
 * @param origin that the page was written for
 * @example homeAddress('https://mazel.example', new URL('http://mazel.example/videos#main'))
 *   // 'https://mazel.example/videos#main'
 */
export function homeAddress(origin: string, here: Place): string | undefined {
  if (origin === here.origin || !origin.startsWith('https:')) return undefined
  return origin + here.pathname + here.search + here.hash
}
