import { useId } from 'react'
import type { CardPicture } from '#shared/card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { formatStrings } from '#shared/i18n/format-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import classes from './format-choice.module.css'

interface FormatChoiceProps<Of extends keyof typeof formatStrings> {
  /** From tall to small, each with its use. */
  pictures: readonly { format: Of; picture: CardPicture }[]
  folder?: string
  chosen: Of
  onChoose: (format: Of) => void
}

/** The formats as small true pictures of this card. */
export function FormatChoice<Of extends keyof typeof formatStrings>({
  pictures,
  folder = 'cards',
  chosen,
  onChoose,
}: FormatChoiceProps<Of>) {
  const name = useId()
  return (
    <fieldset className={classes.formats}>
      <legend className="visually-hidden">{cardStrings.size}</legend>
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
          <img
            className={`${classes.thumb} ${classes[format] ?? ''}`}
            src={imageUrl({ folder, file: picture.file, width: 160 })}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
          <span className={classes.name}>{formatStrings[format].name}</span>
          <bdi className={classes.use}>{formatStrings[format].use}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
