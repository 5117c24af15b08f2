import { useEffect } from 'react'
import { ServedPart } from '../served/served-part.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import { CategoryBar } from './category-bar.tsx'
import { Header } from './header.tsx'
import { releaseTap } from './held-taps.ts'

/**
 * What is above the page. It depends on settings, categories, language and section alone, so the
 * server keeps its HTML (`src/pages/kept-tops.ts`).
 */
export function ShellTop() {
  const strings = useSiteStrings()
  useEffect(releaseTap, [])
  return (
    <>
      <a className="skip" href="#main">
        {strings.site.skip}
      </a>
      <ServedPart selector="body > header">
        <Header />
      </ServedPart>
      <ServedPart selector="body > nav">
        <CategoryBar />
      </ServedPart>
    </>
  )
}
