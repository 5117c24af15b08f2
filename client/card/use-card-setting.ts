import { startTransition, useEffect, useState } from 'react'
import type { ArtPlan } from '#shared/art/family.ts'
import { cardFaces } from '#shared/card/card-faces.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { planOf } from '#shared/card/plan-of.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { leaveOldBuild } from '../old-build.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { betweenLetters } from '../ui/between-letters.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'
import { type ArtOrder, artOrder } from './draw-art.ts'
import type { DrawArt, Drawing } from './use-card-art.ts'
import {
  type CardEngine,
  type CardHandling,
  type CardUse,
  loadCardEngine,
  loadCardHandling,
  warmCard,
} from './warm-card.ts'

/** The fonts and tables for the layout of a card, fetched once the page is up. */
export interface CardSetting {
  engine: CardEngine
  family: ArtPlan
  tables: FontTables
  /** Art for the draft that the setting was loaded for; undefined after a failure. */
  first: Drawing | undefined
}

interface SettingOptions {
  use: CardUse
  draw: DrawArt
}

/** A font that takes longer than this may come late; the words keep their places. */
const fontDeadlineMs = 3000

/**
 * The latest setting that is ready; it may lack a face that the draft now uses. Nothing is fetched
 * without a draft.
 */
export function useCardSetting(
  card: CardDocument,
  draft: CardDraft | undefined,
  { use, draw }: SettingOptions,
) {
  const [setting, setSetting] = useState<CardSetting>()
  const [failed, setFailed] = useState(false)
  const key = draft && chosenFaces(draft).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is all that counts of the draft
  useEffect(() => {
    if (!draft) return
    let current = true
    loadSetting(card, draft, { use, draw }).then(
      (loaded) => {
        if (current) startTransition(() => setSetting(loaded))
      },
      (error) => {
        report(error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [card, key])

  return { setting, handling: useHandling(!!use.isEdited && !!setting), failed }
}

/** What moves the parts of a card, fetched once it is shown. */
function useHandling(wanted: boolean): CardHandling | undefined {
  const [handling, setHandling] = useState<CardHandling>()
  useEffect(() => {
    if (!wanted) return
    const show = (code: CardHandling) => startTransition(() => setHandling(code))
    // Not in the event of a letter, which is what runs effects that wait.
    afterPaint(() => betweenLetters().then(loadCardHandling).then(show, report))
  }, [wanted])
  return handling
}

function report(error: unknown) {
  console.error(error)
  void leaveOldBuild()
}

/** The draft in faces that are loaded: the design's own face replaces one that is not. */
export function inFacesOf({ tables }: CardSetting, draft: CardDraft): CardDraft {
  const isThere = (face: FaceId | undefined) => face === undefined || tables[face] !== undefined
  const { layers = {}, added = [] } = draft
  const changes = Object.entries(layers)
  if (changes.every(([, { face }]) => isThere(face)) && added.every(({ face }) => isThere(face))) {
    return draft
  }
  return {
    ...draft,
    layers: Object.fromEntries(
      changes.map(([id, { face, ...change }]) => [
        id,
        isThere(face) ? { face, ...change } : change,
      ]),
    ),
    added: added.filter(({ face }) => isThere(face)),
  }
}

function chosenFaces({ layers = {}, added = [] }: CardDraft) {
  return [...Object.values(layers), ...added].map(({ face }) => face)
}

async function loadSetting(
  card: CardDocument,
  draft: CardDraft,
  { use, draw }: SettingOptions,
): Promise<CardSetting> {
  const { design } = card
  const faces = cardFaces(design, draft)
  // The page answers the touch first.
  await new Promise<void>(afterPaint)
  warmCard(card, use).catch(() => {})
  const [engine, tables] = await Promise.all([loadCardEngine(), loadCardTables(design, draft)])
  const family = planOf(card)
  const layout = engine.layoutCard({ design, draft, family, tables })
  // While the fonts are on their way. A failure shows when the art is asked for again.
  const drawing = drawFirst(artOrder(design, layout), draw).catch(() => undefined)
  const setting = { engine, family, tables }
  if (use.isFilm) return { ...setting, first: await drawing }
  const deadline = new Promise((resolve) => setTimeout(resolve, fontDeadlineMs))
  const letters = engine.lettersOfFaces(layout.lines, tables)
  await Promise.race([
    use.isFixed ? engine.loadLetters(letters) : engine.loadFonts(letters.keys()),
    deadline,
  ])
  // The others are for letters that may be typed.
  if (use.isEdited) void afterUrgentWork().then(() => engine.loadFonts(faces))
  const first = await drawing
  await betweenLetters()
  return { ...setting, first }
}

async function drawFirst(order: ArtOrder, draw: DrawArt): Promise<Drawing> {
  return { order, art: await draw(order) }
}
