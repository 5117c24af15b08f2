import { ImagePlus, Plus, RotateCcw, Sticker, Type } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { FieldTools } from '../card-tools/field-tools.tsx'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { SaveNote } from '../drafts/save-note.tsx'
import { useDraftHistory } from '../drafts/use-draft-history.ts'
import { OutPanel } from '../out/out-panel.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import classes from './card-editor.module.css'
import { CardStage } from './card-stage.tsx'
import { addedTextsMost, withNewText } from './edit-draft.ts'
import { fontStyleSheet } from './font-style-sheet.ts'
import { FormatChoice } from './format-choice.tsx'
import type { PartName } from './handles/pose.ts'
import { HistoryButtons, useHistoryKeys } from './history-buttons.tsx'
import { useObjects } from './objects/use-objects.ts'
import { PaletteChoice } from './palette-choice.tsx'
import { partNames } from './part-names.ts'
import { Sheet } from './sheet/sheet.tsx'
import type { SheetHeight, SheetTab } from './sheet/sheet-places.ts'
import { useTypingView } from './sheet/use-typing-view.ts'
import { useCardLayout } from './use-card-layout.ts'
import { HeaderSwitch } from './words/header-switch.tsx'
import { type CardText, textsOf, withText } from './words/texts-of.ts'
import { WordFields } from './words/word-fields.tsx'

interface CardEditorProps {
  document: CardDocument
  /** To open the card in; null means its own. */
  format: Format | null
  /** Of a personal link; null begins with the design as it is. */
  initial: CardDraft | null
}

const fetchStylePanel = async () => (await import('./style/style-panel.tsx')).StylePanel

/**
 * The card beside its words, sizes and colours. On the server, and until the art is drawn, the built
 * picture stands where the live one will.
 */
export function CardEditor({ document: card, format: asked, initial }: CardEditorProps) {
  const { design } = card
  const id = useId()
  const history = useDraftHistory(
    design.slug,
    { values: {}, ...initial, ...(asked && { format: asked }) },
    // A card that was sent begins as it was sent.
    { latest: initial === null },
  )
  const { draft, change } = history
  const { engine, layout, shown, order, art, draw, failed } = useCardLayout(design, draft)
  const [selected, setSelected] = useState<string>()
  const [styled, setStyled] = useState<string>()
  const [tab, setTab] = useState<SheetTab>('words')
  const [height, setHeight] = useState<SheetHeight>('middle')
  const style = useOnDemand(fetchStylePanel)
  const editor = useTypingView()
  const objects = useObjects(draft, editor)
  useHistoryKeys(history)
  const texts = textsOf(design, draft)
  const nameOf = partNames(texts, draft)
  const objectParts: PartName[] = [
    ...(draft.photos ?? []).map(({ id }) => ({ id, kind: 'photo' as const })),
    ...(draft.stickers ?? []).map(({ id }) => ({ id, kind: 'sticker' as const })),
  ]
  const inputId = (field: string) => `${id}-${field}`
  const format = draft.format ?? ownFormat(card)

  function open(part: CardPart) {
    setSelected(part.id)
    setTab('words')
    if (height === 'low') setHeight('middle')
    if (part.kind === 'photo' || part.kind === 'sticker') openStyle(part.id)
    // After the tab that holds it is shown.
    else requestAnimationFrame(() => document.getElementById(inputId(part.id))?.focus())
  }

  async function openStyle(part: string | undefined) {
    if (part) await style.demand()
    setStyled(part)
  }

  function panelOf(part: PartName): ReactNode {
    if (part.id !== styled || !shown || !style.Part) return null
    return (
      <style.Part
        design={design}
        draft={draft}
        layout={shown}
        key={part.id}
        named={part}
        name={nameOf(part)}
        text={texts.find((text) => text.id === part.id)?.value}
        onChange={change}
      />
    )
  }

  const toolsOf = (text: CardText) => (
    <>
      {fieldTools(text)}
      <button
        type="button"
        className={classes.tool}
        aria-label={editorStrings.styleOf(text.label)}
        aria-expanded={styled === text.id}
        {...style.intent}
        onClick={() => {
          setSelected(text.id)
          openStyle(styled === text.id ? undefined : text.id)
        }}
      >
        <Type aria-hidden />
      </button>
    </>
  )

  function fieldTools(text: CardText) {
    const field = design.fields.find((each) => each.id === text.id)
    if (!field) return null
    const write = (value: string) => change(withText(draft, text, value))
    return <FieldTools design={design} field={field} value={text.value} onChange={write} />
  }

  /** What is new is chosen, and so lies over the words, which would else keep it from the hand. */
  function changeObjects(next: CardDraft) {
    change(next)
    const known = new Set(objectParts.map(({ id }) => id))
    const all = [...(next.photos ?? []), ...(next.stickers ?? [])]
    const fresh = all.find(({ id }) => !known.has(id))
    if (fresh) setSelected(fresh.id)
  }

  function addText() {
    const [layer] = design.layers
    const [face] = layer?.faces ?? []
    if (!layer || !face) return
    const text = editorStrings.newText
    const next = withNewText(draft, { text, face, colour: layer.ink, size: 56 })
    change(next)
    const added = next.added?.at(-1)
    if (added) requestAnimationFrame(() => document.getElementById(inputId(added.id))?.focus())
  }

  return (
    <div
      className={classes.editor}
      ref={editor}
      data-editor={tab}
      data-height={height}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      <CardStage
        card={card}
        format={format}
        engine={engine}
        layout={shown}
        art={art}
        assets={objects.assets}
        draft={draft}
        selected={selected}
        nameOf={nameOf}
        onChange={change}
        onSelect={setSelected}
        onOpen={open}
      />
      <Sheet tab={tab} height={height} moves={history} onTab={setTab} onHeight={setHeight}>
        <section className={classes.panel} aria-labelledby={`${id}-title`}>
          <div className={classes.head}>
            <h1 className={classes.title} id={`${id}-title`}>
              {design.titles.en}
            </h1>
            <HistoryButtons moves={history} className={classes.moves} />
          </div>
          <p className={classes.lead}>{cardStrings.lead}</p>
          <div className={classes.words}>
            <DraftNotice origin={history.origin} onStartAgain={history.reset} />
            <WordFields
              texts={texts}
              problems={layout?.problems ?? []}
              inputId={inputId}
              toolsOf={toolsOf}
              panelOf={panelOf}
              onType={(text, value) => change(withText(draft, text, value), `type ${text.id}`)}
              onSelect={setSelected}
            />
            {objectParts.map(panelOf)}
            <fieldset className={classes.adds}>
              <legend className="visually-hidden">{editorStrings.add}</legend>
              <button
                type="button"
                className={classes.add}
                disabled={(draft.added?.length ?? 0) >= addedTextsMost}
                onClick={addText}
              >
                <Plus aria-hidden />
                {editorStrings.addText}
              </button>
              <button
                type="button"
                className={classes.add}
                aria-expanded={objects.props.open === 'photos'}
                {...objects.intent}
                onClick={() => objects.toggle('photos')}
              >
                <ImagePlus aria-hidden />
                {editorStrings.addPhoto}
              </button>
              <button
                type="button"
                className={classes.add}
                aria-expanded={objects.props.open === 'stickers'}
                {...objects.intent}
                onClick={() => objects.toggle('stickers')}
              >
                <Sticker aria-hidden />
                {editorStrings.addSticker}
              </button>
            </fieldset>
            {objects.Tools && (
              <objects.Tools draft={draft} onChange={changeObjects} {...objects.props} />
            )}
            <div className={classes.more}>
              <SaveNote state={history.state} />
              <button type="button" className={classes.wordy} onClick={history.reset}>
                <RotateCcw aria-hidden />
                {editorStrings.startAgain}
              </button>
            </div>
            {design.header && (
              <HeaderSwitch
                on={draft.header ?? true}
                onSwitch={(header) => change({ ...draft, header })}
              />
            )}
          </div>
          <div className={classes.colours}>
            <PaletteChoice
              palettes={card.palettes}
              chosen={draft.palette ?? design.art.palette}
              onChoose={(palette) => change({ ...draft, palette })}
            />
          </div>
          {failed && (
            <p className={classes.failure} role="alert">
              {cardStrings.drawFailed}
            </p>
          )}
        </section>
        <div className={classes.sizes}>
          <FormatChoice
            pictures={card.formatPictures}
            chosen={format}
            onChoose={(chosen) => change({ ...draft, format: chosen })}
          />
        </div>
      </Sheet>
      <div className={classes.foot}>
        <OutPanel
          card={card}
          draft={draft}
          layout={layout}
          order={order}
          draw={draw}
          assets={objects.assets}
        />
      </div>
    </div>
  )
}

function ownFormat({ design }: CardDocument): Format {
  return design.formats[0] ?? 'portrait'
}
