import { useId, useState } from 'react'
import { titleIn } from '#shared/i18n/title-in.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { plotsFor } from '#shared/scene/plots/plots.ts'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'
import classes from './plot-choice.module.css'

interface PlotChoiceProps {
  /** Slug. */
  chosen: string
  /** Categories of the card. */
  categories: readonly string[]
  onChoose: (slug: string) => void
}

/** Plots that are shown before the list is opened. */
const firstCount = 4

/** The choice of the story that the film tells, the best for the card first. */
export function PlotChoice({ chosen, categories, onChoose }: PlotChoiceProps) {
  const words = useStrings(videoStrings)
  const language = useLanguage()
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const plots = plotsFor(categories)
  const first = plots.slice(0, firstCount)
  const isWhole = isOpen || !first.some(({ slug }) => slug === chosen)
  const listed = isWhole ? plots : first
  return (
    <fieldset className={classes.plots}>
      <legend className="visually-hidden">{words.section.plot}</legend>
      {listed.map(({ slug, titles, uses }) => (
        <label className={classes.plot} key={slug}>
          <input
            className={classes.radio}
            type="radio"
            autoComplete="off"
            name={name}
            value={slug}
            checked={slug === chosen}
            onChange={() => onChoose(slug)}
          />
          <span className={classes.name}>{titleIn(titles, language)}</span>
          <span className={classes.use}>{titleIn(uses, language)}</span>
        </label>
      ))}
      {listed.length < plots.length && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {words.allPlots}
        </button>
      )}
    </fieldset>
  )
}
