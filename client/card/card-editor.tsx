import { useId, useMemo, useState } from 'react'
import { type CardLayout, layoutCard } from '#shared/card/layout-card.ts'
import type { CardDesign, CardDocument, Format } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { OutPanel } from '../out/out-panel.tsx'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import type { ArtOrder } from './draw-art.ts'
import { fontStyleSheet } from './font-style-sheet.ts'
import { FormatChoice } from './format-choice.tsx'
import { HeaderSwitch } from './header-switch.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { type Drawing, useCardArt } from './use-card-art.ts'
import { type CardSetting, useCardSetting } from './use-card-setting.ts'
import { WordFields } from './word-fields.tsx'

interface CardEditorProps {
  document: CardDocument
  /** To open the card in; null means its own. */
  format: Format | null
  /** Of a personal link; null begins with the design as it is. */
  initial: CardDraft | null
}

/**
 * The card beside its words, sizes and colours. On the server, and until the art is drawn, the built
 * picture stands where the live one will.
 */
export function CardEditor({ document: card, format: asked, initial }: CardEditorProps) {
  const { design } = card
  const id = useId()
  const [draft, setDraft] = useState<CardDraft>({
    values: {},
    ...initial,
    ...(asked && { format: asked }),
  })
  const [selected, setSelected] = useState<string>()
  const { setting, failed: settingFailed } = useCardSetting(design)
  const layout = useLayout(design, draft, setting)
  const order = layout && artOrder(design, layout)
  const { drawing, failed: artFailed, draw } = useCardArt(order)
  const shown = useLayout(design, inDrawing(draft, drawing), setting)
  const change = (part: Partial<CardDraft>) => setDraft((before) => ({ ...before, ...part }))
  const inputId = (field: string) => `${id}-${field}`
  const format = draft.format ?? ownFormat(design)

  return (
    <div className={classes.editor} data-clarity-mask="true">
      <link rel="stylesheet" href={fontStyleSheet} />
      <CardStage
        card={card}
        format={format}
        layout={shown}
        art={drawing?.art}
        selected={selected}
        onTap={(field) => document.getElementById(inputId(field))?.focus()}
      />
      <section className={classes.panel} aria-labelledby={`${id}-title`}>
        <h1 className={classes.title} id={`${id}-title`}>
          {design.titles.en}
        </h1>
        <p className={classes.lead}>{cardStrings.lead}</p>
        <WordFields
          design={design}
          values={draft.values}
          problems={layout?.problems ?? []}
          inputId={inputId}
          onType={(field, value) =>
            setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } }))
          }
          onSelect={setSelected}
        />
        {design.header && (
          <HeaderSwitch on={draft.header ?? true} onSwitch={(header) => change({ header })} />
        )}
        <PaletteChoice
          palettes={card.palettes}
          chosen={draft.palette ?? design.art.palette}
          onChoose={(palette) => change({ palette })}
        />
        {(settingFailed || artFailed) && (
          <p className={classes.failure} role="alert">
            {cardStrings.drawFailed}
          </p>
        )}
      </section>
      <FormatChoice
        pictures={card.formatPictures}
        chosen={format}
        onChoose={(chosen) => change({ format: chosen })}
      />
      <OutPanel card={card} draft={draft} layout={layout} order={order} draw={draw} />
    </div>
  )
}

function useLayout(design: CardDesign, draft: CardDraft, setting: CardSetting | undefined) {
  return useMemo(
    () => setting && layoutCard({ design, draft, ...setting }),
    [design, draft, setting],
  )
}

/** Words are live at once; palette and format turn when the art of the new ones is there. */
function inDrawing(draft: CardDraft, drawing: Drawing | undefined): CardDraft {
  if (!drawing) return draft
  const { format, palette } = drawing.order
  if (draft.format === format && draft.palette === palette) return draft
  return { ...draft, format, palette }
}

function artOrder(design: CardDesign, layout: CardLayout): ArtOrder {
  const { family, motif, seed } = design.art
  const { format, paletteId, reserved } = layout
  return { family, motif, seed, format, palette: paletteId, reserved }
}

function ownFormat(design: CardDesign): Format {
  return design.formats[0] ?? 'portrait'
}
