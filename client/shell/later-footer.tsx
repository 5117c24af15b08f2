import { untilWanted } from '../fetch-later-code.ts'
import { useLaterPart } from '../ui/use-later-part.ts'

async function fetchFooter() {
  await untilWanted()
  return (await import('./footer.tsx')).Footer
}

/** The footer, apart from the first load: it is below the first screen of every page. */
export function LaterFooter() {
  const Footer = useLaterPart(fetchFooter)
  return Footer && <Footer />
}
