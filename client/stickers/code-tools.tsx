import {
  CalendarPlus,
  Check,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Navigation,
  Phone,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type CardEvent, cardEventOf } from '#shared/card/event/card-event.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { codePlace } from '#shared/card/room/new-places.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { codeStrings } from '#shared/i18n/code-strings.ts'
import { stickerStrings } from '#shared/i18n/sticker-strings.ts'
import { type Code, type CodeKind, readCode, saidKinds, writeCode } from '#shared/qr/code.ts'
import { codeText, webAddress } from '#shared/qr/code-text.ts'
import { drawCode, plainColours } from '#shared/qr/draw-code.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { randomId } from '../random-id.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import rowClasses from '../ui/row-button.module.css'
import { useStrings } from '../ui/use-strings.ts'
import classes from './code-tools.module.css'
import { maxStickers } from './max-stickers.ts'

interface CodeToolsProps {
  design: Pick<CardDesign, 'fields'>
  draft: CardDraft
  onEdit: EditDraft
  layout: CardLayout | undefined
}

const icons: Readonly<Record<(typeof saidKinds)[number], LucideIcon>> = {
  waze: Navigation,
  google: MapPin,
  calendar: CalendarPlus,
  call: Phone,
  whatsapp: MessageCircle,
}

/**
 * Codes for what the words of the card say: a tap adds one, another removes it. A code for an
 * address that the visitor types.
 */
export function CodeTools({ design, draft, onEdit, layout }: CodeToolsProps) {
  const words = useStrings(codeStrings)
  const limits = useStrings(stickerStrings)
  const [message, setMessage] = useState('')
  const event = cardEventOf(design, draft)
  const added = new Map(
    draft.stickers?.flatMap(({ id, code }) => {
      const kind = code === undefined ? undefined : readCode(code)?.kind
      return kind ? [[kind, id] as const] : []
    }),
  )

  function add(code: Code) {
    const text = codeText(code, design, draft)
    const drawing = text === undefined ? undefined : drawCode(text, plainColours)
    if (!drawing) return setMessage(words.tooLong)
    if ((draft.stickers?.length ?? 0) >= maxStickers) return setMessage(limits.full)
    const id = `code-${randomId().slice(0, 8)}`
    const place = layout
      ? codePlace(layout, drawing.leastWidth)
      : { at: { x: 0.5, y: 0.5 }, width: drawing.leastWidth, covers: 'lines' }
    const { at, width } = place
    const sticker = { id, sticker: id, code: writeCode(code), at, width, turn: 0 }
    onEdit((draft) => ({
      ...draft,
      stickers: [...withoutCode(draft, added.get(code.kind)), sticker],
    }))
    setMessage(place.covers === 'lines' ? words.addedOver : words.added)
  }

  function remove(kind: CodeKind) {
    onEdit((draft) => ({ ...draft, stickers: withoutCode(draft, added.get(kind)) }))
    setMessage(words.removed)
  }

  return (
    <section className={classes.tools} aria-label={words.title}>
      <ul className={classes.list}>
        {saidKinds.map((kind) => (
          <li key={kind}>
            <CodeRow
              kind={kind}
              said={saidOf(kind, event)}
              isOn={added.has(kind)}
              onTap={() => (added.has(kind) ? remove(kind) : add({ kind }))}
            />
          </li>
        ))}
      </ul>
      <OwnLink
        address={ownAddress(draft)}
        onAdd={(address) => add({ kind: 'link', address })}
        onRemove={added.has('link') ? () => remove('link') : undefined}
      />
      <p className={classes.message} role="status">
        {message}
      </p>
    </section>
  )
}

interface CodeRowProps {
  kind: (typeof saidKinds)[number]
  /** What the card says of it; undefined where it says nothing. */
  said: string | undefined
  isOn: boolean
  onTap: () => void
}

function CodeRow({ kind, said, isOn, onTap }: CodeRowProps) {
  const words = useStrings(codeStrings)
  const Icon = icons[kind]
  return (
    <button
      type="button"
      className={rowClasses.row}
      aria-pressed={isOn}
      disabled={said === undefined && !isOn}
      onClick={onTap}
    >
      <Icon aria-hidden />
      <span>
        {words.kinds[kind]}
        <small>
          <bdi>{said ?? words.missing[kind]}</bdi>
        </small>
      </span>
      {isOn && <Check aria-hidden />}
    </button>
  )
}

interface OwnLinkProps {
  /** The address of the code on the card; empty without one. */
  address: string
  onAdd: (address: string) => void
  onRemove: (() => void) | undefined
}

function OwnLink({ address, onAdd, onRemove }: OwnLinkProps) {
  const words = useStrings(codeStrings)
  const [typed, setTyped] = useState(address)
  const [fault, setFault] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (webAddress(typed) === undefined) return setFault(words.linkFault)
    setFault(undefined)
    onAdd(typed.trim())
  }

  return (
    <form className={classes.link} onSubmit={submit} noValidate>
      <Field
        type="url"
        dir="ltr"
        autoComplete="off"
        maxLength={200}
        label={words.link}
        value={typed}
        onChange={setTyped}
        fault={fault}
      />
      <div className={classes.ways}>
        <Button look="outline" type="submit">
          {onRemove ? words.changeLink : words.addLink}
        </Button>
        {onRemove && (
          <Button look="outline" onClick={onRemove}>
            {words.removeLink}
          </Button>
        )}
      </div>
    </form>
  )
}

function saidOf(kind: CodeRowProps['kind'], { place, phones, day, when }: CardEvent) {
  switch (kind) {
    case 'waze':
    case 'google':
      return place
    case 'calendar':
      return day ? when : undefined
    case 'call':
      return phones[0]?.words
    case 'whatsapp':
      return phones.find(({ chat }) => chat !== undefined)?.words
  }
}

function withoutCode({ stickers = [] }: CardDraft, gone: string | undefined) {
  return stickers.filter(({ id }) => id !== gone)
}

function ownAddress({ stickers = [] }: CardDraft): string {
  const codes = stickers.flatMap(({ code = '' }) => readCode(code) ?? [])
  const own = codes.find((code) => code.kind === 'link')
  return own?.address ?? ''
}
