import { SiInstagram } from '@icons-pack/react-simple-icons'
import { Copy, Download, FileImage, Link, Printer, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { hasPhotos } from '#shared/draft-link.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { cardPath } from '#shared/routes.ts'
import { shareLinks } from '#shared/site/share-links.ts'
import { useCategories } from '../data/use-categories.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { homePaperOf, type PdfProduct } from '../export/pdf/sheet.ts'
import { NetworkButtons } from '../share/network-buttons.tsx'
import { Button } from '../ui/button.tsx'
import { categoryNames } from '../ui/category-name.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { cardText } from './card-text.ts'
import { EnvelopeName } from './envelope-name.tsx'
import type { PictureSource } from './make-picture.ts'
import { MoreExtras, type MoreExtrasProps } from './more-extras.tsx'
import classes from './send-sheet.module.css'
import { SendStatus } from './send-status.tsx'
import {
  copyPicture,
  copyWords,
  print,
  saveForInstagram,
  savePdf,
  savePicture,
  sendTo,
} from './send-work.ts'
import { useCardLink } from './use-card-link.ts'
import type { SendState, SendWork } from './use-export.ts'

export interface SendSheetProps {
  source: PictureSource
  draft: CardDraft
  /** State of the current or last export. */
  state: SendState
  run: (work: SendWork) => void
  onCancel: () => void
  onClose: () => void
  onEdit: EditDraft
  /** For an editor. */
  extras?: Omit<MoreExtrasProps, 'onLeave'> | undefined
}

/** The actions that are not on the panel. The dialog stays open: visitors often use several. */
export function SendSheet(props: SendSheetProps) {
  const words = useStrings(outStrings)
  const { source, draft, state, run, onEdit, onCancel, onClose, extras } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={id}
      data-clarity-mask="true"
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 className={classes.title} id={id}>
            {words.sheet.title}
          </h2>
          <IconButton icon={X} label={words.sheet.close} onClick={close} />
        </div>
        <PictureWays source={source} draft={draft} start={run} />
        <LinkWays source={source} draft={draft} start={run} onEdit={onEdit} />
        <PdfWays source={source} draft={draft} start={run} />
        <WordWays source={source} draft={draft} start={run} />
        {extras && <MoreExtras {...extras} onLeave={close} />}
      </div>
      <div className={classes.foot} hidden={state.kind === 'idle'}>
        <SendStatus state={state} fact="" />
        {state.kind === 'working' && (
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </dialog>
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
      <div className={classes.tiles}>
        <Tile
          icon={Download}
          label={words.sheet.jpg}
          onClick={() => start(savePicture(sending, 'image/jpeg'))}
        />
        <Tile
          icon={FileImage}
          label={words.sheet.png}
          onClick={() => start(savePicture(sending, 'image/png'))}
        />
        {copies && (
          <Tile
            icon={Copy}
            label={words.sheet.copyPicture}
            onClick={() => start(copyPicture(sending))}
          />
        )}
        <Tile icon={Printer} label={words.sheet.print} onClick={() => start(print(sending))} />
        <Tile
          icon={SiInstagram}
          label={words.sheet.instagram}
          onClick={() => start(saveForInstagram(sending))}
        />
      </div>
    </Ways>
  )
}

interface TileProps {
  icon: typeof Copy | typeof SiInstagram
  label: string
  onClick: () => void
}

function Tile({ icon: Icon, label, onClick }: TileProps) {
  return (
    <button type="button" className={classes.tile} onClick={onClick}>
      <Icon size={20} aria-hidden />
      {label}
    </button>
  )
}

function LinkWays({ source, draft, start, onEdit }: WaysProps & { onEdit: EditDraft }) {
  const { design } = source
  const words = useStrings(outStrings)
  const link = useCardLink(cardPath(design.slug), cardPath(design.slug, draft.format), draft)
  const pending = link === undefined
  const url = link ?? ''
  const links = shareLinks({ url, text: design.titles.en })
  return (
    <Ways title={words.sheet.link} lead={words.sheet.linkLead}>
      <EnvelopeName draft={draft} onEdit={onEdit} />
      {hasPhotos(draft) && <p className={classes.lead}>{words.sheet.photosStay}</p>}
      <div className={classes.line}>
        <Button
          look="outline"
          icon={Link}
          disabled={pending}
          onClick={() => start(copyWords(url, words.linkCopied))}
        >
          {words.sheet.copyLink}
        </Button>
        <NetworkButtons
          links={links}
          disabled={pending}
          label={words.sheet.sendLink}
          onSend={(href) => start(sendTo(href, url, words.blocked.link))}
        />
      </div>
    </Ways>
  )
}

const shopSizes = ['5x7', 'a6', 'a5', 'a4'] as const

function PdfWays({ source, draft, start }: WaysProps) {
  const words = useStrings(outStrings)
  const own = homePaperOf(navigator.language)
  const papers = own === 'a4' ? (['a4', 'letter'] as const) : (['letter', 'a4'] as const)
  const save = (product: PdfProduct) => () => start(savePdf({ source, draft, words }, product))
  return (
    <>
      <Ways title={words.sheet.printShop} lead={words.sheet.printShopLead}>
        <div className={classes.chips}>
          {shopSizes.map((size) => (
            <Chip key={size} onClick={save({ kind: 'shop', size })}>
              {words.sheet.shopSizes[size]}
            </Chip>
          ))}
        </div>
      </Ways>
      <Ways title={words.sheet.home}>
        <div className={classes.chips}>
          {papers.map((paper) => (
            <Chip key={paper} onClick={save({ kind: 'home', paper, cut: false })}>
              {words.sheet.papers[paper]}
            </Chip>
          ))}
          {papers.map((paper) => (
            <Chip key={paper} onClick={save({ kind: 'home', paper, cut: true })}>
              {words.sheet.toCut(words.sheet.papers[paper])}
            </Chip>
          ))}
        </div>
      </Ways>
    </>
  )
}

function Chip({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.chip} dir="auto" onClick={onClick}>
      {children}
    </button>
  )
}

function WordWays({ source: { design, layout }, draft, start }: WaysProps) {
  const words = useStrings(outStrings)
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
  const { label, hebrew = label } = categoryNames(category)
  if (language === 'en' || hebrew === label) return [label]
  return language === 'he-en' ? [hebrew, label] : [hebrew]
}

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

function Ways({ title, lead, children }: SectionProps) {
  return (
    <section className={classes.ways}>
      <h3 className={classes.name}>{title}</h3>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}
