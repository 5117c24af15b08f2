import type { PartName } from '../handles/pose.ts'
import type { CardEditing } from '../use-card-editor.ts'

interface PartStyleProps {
  editing: CardEditing
  part: PartName
}

/** The style of one part, where it is the one that is open. */
export function PartStyle({ editing, part }: PartStyleProps) {
  const { design, draft, change, laidOut, chosen, texts, nameOf } = editing
  const { StylePanel, styled } = chosen.style
  const { shown } = laidOut
  if (part.id !== styled || !shown || !StylePanel) return null
  return (
    <StylePanel
      design={design}
      draft={draft}
      layout={shown}
      named={part}
      name={nameOf(part)}
      text={texts.find(({ id }) => id === part.id)?.value}
      onChange={change}
    />
  )
}
