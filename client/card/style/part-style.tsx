import type { PartName } from '../handles/pose.ts'
import type { CardEditing } from '../use-card-editor.ts'

interface PartStyleProps {
  editing: CardEditing
  part: PartName
}

/** The style of one part, once its code is loaded and the card is laid out. */
export function PartStyle({ editing, part }: PartStyleProps) {
  const { design, draft, edit, view, chosen, texts, nameOf } = editing
  const { StylePanel } = chosen.style
  const { layout } = view
  if (!layout || !StylePanel) return null
  return (
    <StylePanel
      key={part.id}
      design={design}
      draft={draft}
      layout={layout}
      named={part}
      name={nameOf(part)}
      text={texts.find(({ id }) => id === part.id)?.value}
      texts={texts}
      onEdit={edit}
    />
  )
}
