import type { PartName } from '../handles/pose.ts'
import type { CardEditing } from '../use-card-editor.ts'

interface PartStyleProps {
  editing: CardEditing
  part: PartName
}

/** The style of one part; nothing while another part's style is open. */
export function PartStyle({ editing, part }: PartStyleProps) {
  const { design, draft, edit, view, chosen, texts, nameOf } = editing
  const { StylePanel, styled } = chosen.style
  const { layout } = view
  if (part.id !== styled || !layout || !StylePanel) return null
  return (
    <StylePanel
      design={design}
      draft={draft}
      layout={layout}
      named={part}
      name={nameOf(part)}
      text={texts.find(({ id }) => id === part.id)?.value}
      onEdit={edit}
    />
  )
}
