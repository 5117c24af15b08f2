import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Video } from '#shared/video.ts'
import { FormatChoice } from '../../card/format-choice.tsx'
import { swatchOf } from '../../card/palette-choice.tsx'
import type { FilmEditing } from './use-film-editor.ts'

interface FilmFormatsProps {
  filming: FilmEditing
  /** Folder of the card's pictures. */
  folder: Video['poster']['folder']
}

/** The formats of a film as pictures of its card. */
export function FilmFormats({ filming, folder }: FilmFormatsProps) {
  const { editing, formats, format, setFilm } = filming
  const { card, draft } = editing
  const pictures = formats.map((format) => {
    const { cardFormat } = videoLayoutOf(format)
    const built = card.formatPictures.find((one) => one.format === cardFormat)
    return { format, picture: built?.picture ?? card.summary.picture }
  })
  return (
    <FormatChoice
      pictures={pictures}
      folder={folder}
      swatch={swatchOf(card, draft)}
      chosen={format}
      onChoose={(chosen) => setFilm({ format: chosen })}
    />
  )
}
