import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import type { PartName } from '../handles/pose.ts'
import { partNames } from '../part-names.ts'
import type { CardEditing } from '../use-card-editor.ts'
import { StylePanel } from './style-panel.tsx'

interface PartStyleProps {
  editing: CardEditing
  part: PartName
}

/** The style of one part, once the card is laid out. */
export function PartStyle({ editing, part }: PartStyleProps) {
  const { design, draft, edit, view, texts } = editing
  const { layout } = view
  const name = partNames(texts, draft, useStrings(editorStrings))(part)
  if (!layout) return null
  return (
    <StylePanel
      key={part.id}
      design={design}
      draft={draft}
      layout={layout}
      named={part}
      name={name}
      text={texts.find(({ id }) => id === part.id)?.value}
      texts={texts}
      onEdit={edit}
    />
  )
}
