import { CalendarDays, type LucideIcon, MessageSquareQuote } from 'lucide-react'
import { type ComponentType, useMemo, useRef, useState } from 'react'
import type { CardDesign, CardField } from '#shared/card.ts'
import { fieldToolStrings } from '#shared/i18n/field-tool-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { useOnDemand } from '../ui/on-demand.ts'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import type { OtherText } from './date-dialog.tsx'
import { dateKindOf, phraseKindsOf } from './field-kind.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolDialogProps } from './tool-dialog.tsx'

interface FieldToolsProps {
  design: Pick<CardDesign, 'categories' | 'subCategories' | 'language'>
  field: Pick<CardField, 'id' | 'label' | 'maxLength'>
  value: string
  /** The custom of the draft. */
  custom: string | undefined
  /** The other texts of the card. */
  others: readonly OtherText[]
  /** `changes` are new values of other texts, by id. */
  onChange: (value: string, changes?: Record<string, string>) => void
}

/** Only fields of other names wait for it. */
const fetchReader = () => import('./holds-date.ts')
const fetchDateDialog = async () => (await import('./date-dialog.tsx')).DateDialog
const fetchWordingDialog = async () => (await import('./wording-dialog.tsx')).WordingDialog

/** Buttons that help to fill a field; none for most fields. */
export function FieldTools(props: FieldToolsProps) {
  const { design, field, value, custom, others, onChange } = props
  const words = useStrings(fieldToolStrings)
  const reader = useAfterTouch(fetchReader)
  // Not read again for a letter in another field.
  const holdsDate = useMemo(() => reader?.holdsDate(value) ?? false, [reader, value])
  const dateKind = dateKindOf(field.id, holdsDate)
  const phraseKinds = phraseKindsOf(field.id, design.subCategories)
  const { language } = design
  const label = titleIn(field.label, useLanguage())
  return (
    <>
      {dateKind && (
        <Tool
          icon={CalendarDays}
          word={words.date}
          label={words.of(words.date, label)}
          fetchDialog={fetchDateDialog}
          props={{ kind: dateKind, value, language, others }}
          onWrite={onChange}
        />
      )}
      {phraseKinds.length > 0 && (
        <Tool
          icon={MessageSquareQuote}
          word={words.wording}
          label={words.of(words.wording, label)}
          fetchDialog={fetchWordingDialog}
          props={{ kinds: phraseKinds, value, design, maxLength: field.maxLength, custom }}
          onWrite={onChange}
        />
      )}
    </>
  )
}

interface WritingProps extends ToolDialogProps {
  onWrite: FieldToolsProps['onChange']
}

interface ToolProps<Props> {
  icon: LucideIcon
  word: string
  label: string
  /** Must be the same function at each render. */
  fetchDialog: () => Promise<ComponentType<Props & WritingProps>>
  props: Props
  onWrite: FieldToolsProps['onChange']
}

/** A button and its dialog, which is reset each time it opens. */
function Tool<Props extends object>({
  icon,
  word,
  label,
  fetchDialog,
  props,
  onWrite,
}: ToolProps<Props>) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Dialog, demand, intent } = useOnDemand(fetchDialog)
  const open = () => {
    setOpened(opened + 1)
    setIsOpen(true)
    demand().then((isThere) => !isThere && setIsOpen(false))
  }
  return (
    <>
      <ToolButton
        ref={button}
        icon={icon}
        word={word}
        label={label}
        aria-haspopup="dialog"
        {...intent}
        onClick={open}
      />
      {Dialog && opened > 0 && (
        <Dialog
          {...props}
          key={opened}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => returnFocus(button.current)}
          onWrite={(value: string, changes?: Record<string, string>) => {
            onWrite(value, changes)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

/** To the button, or on a phone, where it is gone by now, to the field of its line. */
function returnFocus(button: HTMLButtonElement | null): void {
  button?.focus()
  if (document.activeElement === button) return
  button?.closest('[data-line]')?.querySelector('textarea')?.focus()
}
