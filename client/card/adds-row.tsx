import { ImagePlus, Plus, Sticker } from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './adds-row.module.css'
import { addedTextsMost } from './edit-draft.ts'
import type { CardEditing } from './use-card-editor.ts'

const objectAdds = [
  ['photos', ImagePlus, 'addPhoto'],
  ['stickers', Sticker, 'addSticker'],
] as const

/** What can be put on the card: a text, a photo, a sticker. */
export function AddsRow({ editing }: { editing: CardEditing }) {
  const words = useStrings(editorStrings)
  const { draft, objects, addText } = editing
  const { open } = objects
  return (
    <fieldset className={classes.adds} data-beside-lines>
      <legend className="visually-hidden">{words.add}</legend>
      <button
        type="button"
        className={classes.add}
        disabled={(draft.added?.length ?? 0) >= addedTextsMost}
        onClick={addText}
      >
        <Plus aria-hidden />
        {words.addText}
      </button>
      {objectAdds.map(([kind, Icon, label]) => (
        <button
          key={kind}
          type="button"
          className={classes.add}
          aria-expanded={open === kind}
          {...objects.intent}
          onClick={() => objects.toggle(kind)}
        >
          <Icon aria-hidden />
          {words[label]}
        </button>
      ))}
    </fieldset>
  )
}
