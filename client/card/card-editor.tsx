import { Clapperboard } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardPath, movePath } from '#shared/routes.ts'
import { SendPanel } from '../send/send-panel.tsx'
import { useMoreWays } from '../send/use-more-ways.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import { FormatChoice } from './format-choice.tsx'
import { formatOf } from './format-of.ts'
import { EditorFrame, type EditorFrameProps } from './frame/editor-frame.tsx'
import { swatchOf } from './palette-choice.tsx'
import { type CardEditorProps as Edited, useCardEditor } from './use-card-editor.ts'

interface CardEditorProps extends Edited, Pick<EditorFrameProps, 'back'> {
  plain: ReactNode
}

/**
 * The editor of a card. The built picture stands in for the live one on the server and until the
 * art is drawn.
 */
export function CardEditor(props: CardEditorProps) {
  const language = useLanguage()
  const words = useStrings(cardStrings)
  const { document: card, back, plain } = props
  const editing = useCardEditor(props)
  const more = useMoreWays()
  const { design, draft, edit, view } = editing
  const [swatch, chosen] = [swatchOf(card, draft), formatOf(design, draft)]
  // Not rendered again for each letter: radio buttons are slow.
  const sizes = useMemo(
    () => (
      <FormatChoice
        pictures={card.formatPictures}
        swatch={swatch}
        chosen={chosen}
        onChoose={(format) => edit((draft) => ({ ...draft, format }))}
      />
    ),
    [card, swatch, chosen, edit],
  )
  return (
    <EditorFrame
      editing={editing}
      title={titleIn(design.titles, language)}
      lead={words.lead}
      back={back}
      path={cardPath(design.slug)}
      plainPath={cardPath(design.slug, draft.format)}
      stage={<CardStage editing={editing} />}
      sizes={sizes}
      send={
        <SendPanel
          card={card}
          draft={draft}
          view={view}
          isUntouched={editing.isUntouched}
          gate={editing.gates.gate}
          onEdit={edit}
          more={more}
          extras={{ videoPath: movePath(design.slug), onStartAgain: editing.startAgain }}
        />
      }
      onMore={more.show}
      after={
        <PageLink className={classes.move} href={movePath(design.slug)}>
          <Clapperboard aria-hidden />
          {words.asVideo}
        </PageLink>
      }
      plain={plain}
    />
  )
}
