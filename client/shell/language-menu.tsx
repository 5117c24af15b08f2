import { Globe } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { languages } from '#shared/i18n/languages.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { useSiteStrings } from '../ui/use-strings.ts'

const listId = 'languages'

const fetchList = async () => (await import('./language-list.tsx')).LanguageList

/** The languages behind a button of the header. */
export function LanguageMenu() {
  const { nav } = useSiteStrings()
  const [open, setOpen] = useState(false)
  const { Part: LanguageList, demand, intent } = useOnDemand(fetchList)
  if (languages.length < 2) return null

  async function show(event: MouseEvent) {
    // The browser closes a list that is open, and would close one that this click mounts as well.
    if (open) return
    event.preventDefault()
    setOpen(await demand())
  }

  return (
    <>
      <IconButton
        icon={Globe}
        label={nav.language}
        popoverTarget={listId}
        {...intent}
        aria-expanded={open}
        onClick={show}
      />
      {open && LanguageList && <LanguageList id={listId} onClose={() => setOpen(false)} />}
    </>
  )
}
