import { SiInstagram } from '@icons-pack/react-simple-icons'
import { Copy, Download, FileImage, Printer } from 'lucide-react'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardPath } from '#shared/routes.ts'
import { StickerWays } from '../../chat-sticker/sticker-ways.tsx'
import { useCategories } from '../../data/use-categories.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { Button } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import { cardText } from '../card-text.ts'
import { copyWords, sendTo } from '../copy-work.ts'
import type { PictureSource } from '../make-picture.ts'
import { PrintWays } from '../print/print-ways.tsx'
import { SendStatus } from '../send-status.tsx'
import { copyPicture, print, saveForInstagram, savePicture } from '../send-work.ts'
import type { SendState, SendWork } from '../use-export.ts'
import { EnvelopeName } from './envelope-name.tsx'
import { GuestsWay } from './guests-way.tsx'
import { LinkWays } from './link-ways.tsx'
import { MoreExtras, type MoreExtrasProps } from './more-extras.tsx'
import classes from './ways-dialog.module.css'
import { Ways, WaysDialog, WayTile, WayTiles } from './ways-dialog.tsx'

export interface SendSheetProps {
  source: PictureSource
  draft: CardDraft
  /** State of the current or last export. */
  state: SendState
  run: (work: SendWork) => void
  onEdit: EditDraft
  onCancel: () => void
  onClose: () => void
  /** For an editor. */
  extras?: Omit<MoreExtrasProps, 'onLeave'> | undefined
}

/** The actions that are not on the panel. The dialog stays open: visitors often use several. */
export function SendSheet(props: SendSheetProps) {
  const language = useLanguage()
  const words = useStrings(outStrings)
  const { source, draft, state, run, onEdit, onCancel, onClose, extras } = props
  const { slug, titles, categories } = source.card.design
  return (
    <WaysDialog
      status={state.kind !== 'idle' && <SendStatus state={state} fact="" />}
      onCancel={state.kind === 'working' ? onCancel : undefined}
      onClose={onClose}
    >
      {(close) => (
        <>
          <PictureWays source={source} draft={draft} start={run} />
          <StickerWays
            source={source}
            draft={draft}
            film={async () => ({ told: { categories, plot: draft.film?.plot } })}
            start={run}
          />
          <LinkWays
            path={cardPath(slug)}
            plain={cardPath(slug, draft.format)}
            title={titleIn(titles, language)}
            lead={words.sheet.linkLead}
            draft={draft}
            start={run}
          >
            <EnvelopeName draft={draft} lead={words.sheet.envelopeLead} onEdit={onEdit} />
          </LinkWays>
          <PrintWays source={source} draft={draft} start={run} onEdit={onEdit} />
          <WordWays source={source} draft={draft} start={run} />
          {extras && <GuestsWay card={slug} />}
          {extras && <MoreExtras {...extras} onLeave={close} />}
        </>
      )}
    </WaysDialog>
  )
}

interface WaysProps {
  source: PictureSource
  draft: CardDraft
  start: (work: SendWork) => void
}

function PictureWays({ source, draft, start }: WaysProps) {
  const words = useStrings(outStrings)
  const sending = { source, draft, words }
  const copies = typeof ClipboardItem === 'function' && navigator.clipboard !== undefined
  return (
    <Ways title={words.sheet.picture}>
      <WayTiles>
        <WayTile
          icon={Download}
          label={words.sheet.jpg}
          onClick={() => start(savePicture(sending, 'image/jpeg'))}
        />
        <WayTile
          icon={FileImage}
          label={words.sheet.png}
          onClick={() => start(savePicture(sending, 'image/png'))}
        />
        {copies && (
          <WayTile
            icon={Copy}
            label={words.sheet.copyPicture}
            onClick={() => start(copyPicture(sending))}
          />
        )}
        <WayTile icon={Printer} label={words.sheet.print} onClick={() => start(print(sending))} />
        <WayTile
          icon={SiInstagram}
          label={words.sheet.instagram}
          onClick={() => start(saveForInstagram(sending))}
        />
      </WayTiles>
    </Ways>
  )
}

function WordWays({ source: { card, layout }, draft, start }: WaysProps) {
  const words = useStrings(outStrings)
  const { design } = card
  const occasion = useOccasion(design)
  const text = cardText(design, draft, { layout, occasion })
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(text)}`
  return (
    <Ways title={words.sheet.words} lead={words.sheet.wordsLead}>
      <pre className={classes.text} dir="auto">
        {text}
      </pre>
      <div className={classes.line}>
        <Button
          look="outline"
          icon={Copy}
          onClick={() => start(copyWords(text, words.wordsCopied))}
        >
          {words.sheet.copyWords}
        </Button>
        <Button look="outline" onClick={() => start(sendTo(whatsApp, text, words.blocked.words))}>
          {words.sheet.sendWords}
        </Button>
      </div>
    </Ways>
  )
}

/** In the language of the card. */
function useOccasion({ categories: [slug], language }: CardDesign): string[] {
  const category = useCategories().categories.find((each) => each.slug === slug)
  if (!category) return []
  const { label, hebrew = label } = categoryNames(category, 'en')
  if (language === 'yi') return [categoryNames(category, 'yi').label]
  if (language === 'en' || hebrew === label) return [label]
  return language === 'he-en' ? [hebrew, label] : [hebrew]
}
