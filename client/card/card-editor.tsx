import { Clapperboard } from 'lucide-react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { cardPath, movePath } from '#shared/routes.ts'
import { SendPanel } from '../send/send-panel.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FormatChoice } from './format-choice.tsx'
import { formatOf } from './format-of.ts'
import { swatchOf } from './palette-choice.tsx'
import { type CardEditorProps, useCardEditor } from './use-card-editor.ts'

/**
 * The editor of a card. The built picture stands in for the live one on the server and until the
 * art is drawn.
 */
export function CardEditor(props: CardEditorProps) {
  const words = useStrings(cardStrings)
  const { document: card } = props
  const editing = useCardEditor(props)
  const { design, draft, edit, view } = editing
  return (
    <EditorFrame
      editing={editing}
      title={design.titles.en}
      lead={words.lead}
      path={cardPath(design.slug)}
      plainPath={cardPath(design.slug, draft.format)}
      stage={<CardStage editing={editing} />}
      sizes={
        <FormatChoice
          pictures={card.formatPictures}
          swatch={swatchOf(card, draft)}
          chosen={formatOf(design, draft)}
          onChoose={(format) => edit((draft) => ({ ...draft, format }))}
        />
      }
      foot={<SendPanel card={card} draft={draft} view={view} gate={editing.gates.gate} />}
      after={
        <PageLink className={classes.move} href={movePath(design.slug)}>
          <Clapperboard aria-hidden />
          {words.asVideo}
        </PageLink>
      }
    />
  )
}
