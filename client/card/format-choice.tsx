import { useId } from 'react'
import type { CardPicture, PaletteChoice } from '#shared/card.ts'
import type { Format, VideoFormat } from '#shared/format.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { formatStrings } from '#shared/i18n/format-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import { useStrings } from '../ui/use-strings.ts'
import { useTouched } from '../ui/use-touched.ts'
import classes from './format-choice.module.css'

interface FormatChoiceProps<Of extends Format | VideoFormat> {
  /** From tall to small, each with its use. */
  pictures: readonly { format: Of; picture: CardPicture }[]
  folder?: string
  /** Swatch of the card's palette, if the pictures have another one. */
  swatch?: PaletteChoice['swatch'] | undefined
  chosen: Of
  onChoose: (format: Of) => void
}

/** The formats as small pictures of this card, or as sketches where the palette is changed. */
export function FormatChoice<Of extends Format | VideoFormat>({
  pictures,
  folder = 'cards',
  swatch,
  chosen,
  onChoose,
}: FormatChoiceProps<Of>) {
  const cardWords = useStrings(cardStrings)
  const formatWords = useStrings(formatStrings)
  const name = useId()
  const touched = useTouched()
  return (
    <fieldset className={classes.formats}>
      <legend className="visually-hidden">{cardWords.size}</legend>
      {pictures.map(({ format, picture }) => (
        <label className={classes.format} key={format}>
          <input
            className={classes.radio}
            type="radio"
            autoComplete="off"
            name={name}
            value={format}
            checked={format === chosen}
            onChange={() => onChoose(format)}
          />
          {swatch ? (
            <Sketch
              className={`${classes.thumb} ${classes[format] ?? ''}`}
              size={picture}
              swatch={swatch}
            />
          ) : (
            <img
              className={`${classes.thumb} ${classes[format] ?? ''} ${touched ? '' : classes.waits}`}
              src={imageUrl({ folder, file: picture.file, width: 160 })}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
            />
          )}
          <span className={classes.name}>{formatWords[format].name}</span>
          <bdi className={classes.use}>{formatWords[format].use}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

interface SketchProps {
  className: string
  size: Pick<CardPicture, 'width' | 'height'>
  swatch: PaletteChoice['swatch']
}

/** A frame and lines of text, in the three colours of a palette. */
function Sketch({ className, size: { width, height }, swatch: [ground, frame, ink] }: SketchProps) {
  const unit = Math.min(width, height) / 24
  const lines = [10, 14, 8].map((wide, i) => ({
    wide: wide * unit,
    y: height / 2 + (i - 1.2) * 3 * unit,
  }))
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <path fill={ground} d={`M0 0h${width}v${height}h${-width}z`} />
      <rect
        {...{ x: 2 * unit, y: 2 * unit, width: width - 4 * unit, height: height - 4 * unit }}
        {...{ fill: 'none', stroke: frame, strokeWidth: 1.2 * unit }}
      />
      {lines.map(({ wide, y }) => (
        <rect key={y} x={(width - wide) / 2} y={y} width={wide} height={1.2 * unit} fill={ink} />
      ))}
    </svg>
  )
}
