import { Globe } from 'lucide-react'
import { useState } from 'react'
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
  return (
    <>
      <IconButton
        icon={Globe}
        label={nav.language}
        popoverTarget={listId}
        {...intent}
        onClick={() => {
          setOpen(true)
          void demand()
        }}
      />
      {open && LanguageList && <LanguageList id={listId} onClose={() => setOpen(false)} />}
    </>
  )
}
