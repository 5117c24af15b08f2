import { SpellCheck } from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../adds-row.module.css'

/** Opens the proof-reader. */
export function CheckWords({ onCheck }: { onCheck: () => void }) {
  const { checkWords } = useStrings(editorStrings)
  return (
    <button type="button" className={classes.add} onClick={onCheck} data-beside-lines>
      <SpellCheck aria-hidden />
      {checkWords}
    </button>
  )
}
