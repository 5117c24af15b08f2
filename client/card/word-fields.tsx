import type { CardProblem } from '#shared/card/layout-card.ts'
import type { CardDesign, CardField } from '#shared/card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { FieldTools } from '../card-tools/field-tools.tsx'
import classes from './word-fields.module.css'

interface WordFieldsProps {
  design: CardDesign
  values: Readonly<Record<string, string>>
  problems: readonly CardProblem[]
  inputId: (field: string) => string
  onType: (field: string, value: string) => void
  onSelect: (field: string | undefined) => void
}

/** One input for each line, in the order of the lines. */
export function WordFields(props: WordFieldsProps) {
  const { design, values, problems, inputId, onType, onSelect } = props
  return (
    <fieldset className={classes.words}>
      <legend className="visually-hidden">{cardStrings.words}</legend>
      {fieldsInOrder(design).map((field) => (
        <WordField
          key={field.id}
          design={design}
          field={field}
          value={values[field.id] ?? field.value}
          problem={problems.find((each) => each.field === field.id)}
          inputId={inputId(field.id)}
          onType={(value) => onType(field.id, value)}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  )
}

interface WordFieldProps {
  design: CardDesign
  field: CardField
  value: string
  problem: CardProblem | undefined
  inputId: string
  onType: (value: string) => void
  onSelect: (field: string | undefined) => void
}

function WordField({ design, field, value, problem, inputId, onType, onSelect }: WordFieldProps) {
  const problemId = `${inputId}-problem`
  return (
    <div className={field.half ? classes.halfField : classes.field}>
      <span className={classes.head}>
        <label className={classes.label} htmlFor={inputId}>
          {field.label.en}
        </label>
        {field.hint && <span className={classes.hint}>{field.hint.en}</span>}
        <FieldTools design={design} field={field} value={value} onChange={onType} />
      </span>
      <input
        className={classes.input}
        id={inputId}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={field.maxLength}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => {
          // The example is there to be typed over.
          if (value === field.value) event.target.select()
          onSelect(field.id)
        }}
        onBlur={() => onSelect(undefined)}
      />
      <p className={classes.problem} id={problemId} role="status">
        {problem && problemMessage(problem)}
      </p>
    </div>
  )
}

function problemMessage(problem: CardProblem): string {
  const { problems } = cardStrings
  return problem.kind === 'missing-glyph'
    ? problems['missing-glyph'](problem.characters)
    : problems[problem.kind]
}

function fieldsInOrder(design: CardDesign): CardField[] {
  const order = design.layers.map((layer) => layer.field)
  return [...design.fields].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
