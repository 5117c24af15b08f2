import { lazy, Suspense } from 'react'
import { fetchLaterCode } from '../fetch-later-code.ts'
import { Served } from '../served/served-part.tsx'
import { Boundary } from '../ui/boundary.tsx'

const Top = lazy(async () => ({ default: (await fetchLaterCode()).ShellTop }))

const served = ['.skip', 'body > header', 'body > nav'].map((selector) => (
  <Served key={selector} selector={selector} />
))

/** What is above the page, in the browser: the server's HTML of it, until its code has come. */
export function LaterTop() {
  return (
    <Boundary fallback={served}>
      <Suspense fallback={served}>
        <Top />
      </Suspense>
    </Boundary>
  )
}
