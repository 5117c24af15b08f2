import { useState } from 'react'
import { printStrings } from '#shared/i18n/print-strings.ts'
import { maxDraftTextLength } from '#shared/text-bounds.ts'
import { flips } from '../../export/pdf/home-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { Choice } from './choice.tsx'
import { FlipPicture } from './flip-picture.tsx'
import { type InsideWords, type KeptPrinter, readOffset } from './kept-print.ts'
import classes from './print-ways.module.css'

interface InsideFieldsProps {
  inside: InsideWords
  onWrite: (inside: InsideWords) => void
}

/** The words of both inner panels. */
export function InsideFields({ inside, onWrite }: InsideFieldsProps) {
  const words = useStrings(printStrings)
  return (
    <div className={classes.inside}>
      <Field
        label={words.insideHebrew}
        value={inside.hebrew}
        multiline
        maxLength={maxDraftTextLength}
        onChange={(hebrew) => onWrite({ ...inside, hebrew })}
      />
      <Field
        label={words.insideEnglish}
        value={inside.english}
        multiline
        maxLength={maxDraftTextLength}
        onChange={(english) => onWrite({ ...inside, english })}
      />
      <p className={classes.lead}>{words.insideLead}</p>
    </div>
  )
}

interface TwoSidesProps {
  printer: KeptPrinter
  onKeep: (printer: KeptPrinter) => void
  onTest: () => void
}

/** How the printer turns the sheet, and how far its second side is off. */
export function TwoSides({ printer, onKeep, onTest }: TwoSidesProps) {
  const words = useStrings(printStrings)
  return (
    <>
      <Choice
        label={words.flip}
        options={flips.map((value) => ({
          value,
          name: words.flips[value],
          picture: <FlipPicture flip={value} />,
        }))}
        chosen={printer.flip}
        // The offset was measured with the other flip.
        onChoose={(flip) => onKeep({ ...printer, flip, rightMm: 0, upMm: 0 })}
      />
      <details className={classes.align}>
        <summary>{words.align}</summary>
        <div className={classes.steps}>
          <p className={classes.lead}>{words.alignSteps}</p>
          <Button look="outline" onClick={onTest}>
            {words.testSheet}
          </Button>
          <div className={classes.offsets} key={printer.flip}>
            <OffsetField
              label={words.right}
              mm={printer.rightMm}
              onKeep={(rightMm) => onKeep({ ...printer, rightMm })}
            />
            <OffsetField
              label={words.up}
              mm={printer.upMm}
              onKeep={(upMm) => onKeep({ ...printer, upMm })}
            />
          </div>
          <p className={classes.lead}>{words.offsetLead}</p>
        </div>
      </details>
    </>
  )
}

interface OffsetFieldProps {
  label: string
  mm: number
  onKeep: (mm: number) => void
}

function OffsetField({ label, mm, onKeep }: OffsetFieldProps) {
  const words = useStrings(printStrings)
  const [typed, setTyped] = useState(mm === 0 ? '' : String(mm))
  const write = (text: string) => {
    setTyped(text)
    const value = readOffset(text)
    if (value !== undefined) onKeep(value)
  }
  return (
    <Field
      label={label}
      value={typed}
      dir="ltr"
      autoComplete="off"
      placeholder="0"
      fault={readOffset(typed) === undefined ? words.offsetFault : undefined}
      onChange={write}
    />
  )
}
