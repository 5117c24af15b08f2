import { MessageSquarePlus } from 'lucide-react'
import { useContact } from '../contact/contact-provider.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './ask-tile.module.css'

/** Completes a row with one place left: asks for what the list lacks. */
export function AskTile() {
  const strings = useSiteStrings()
  const { trigger } = useContact()
  return (
    <button type="button" className={classes.tile} {...trigger}>
      <MessageSquarePlus aria-hidden />
      <span className={classes.question}>{strings.list.missing}</span>
      <span className={classes.ask}>{strings.category.ask}</span>
    </button>
  )
}
