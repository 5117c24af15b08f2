import type { CardDocument, PaletteChoice } from '#shared/card.ts'
import type { VideoFormat } from '#shared/format.ts'
import { stageOf } from '#shared/scene/stage.ts'
import type { Video } from '#shared/video.ts'
import { FormatChoice } from '../card/format-choice.tsx'

interface FilmFormatsProps {
  card: CardDocument
  /** Where the pictures of the card are. */
  folder: Video['poster']['folder']
  formats: readonly VideoFormat[]
  swatch: PaletteChoice['swatch'] | undefined
  chosen: VideoFormat
  onChoose: (format: VideoFormat) => void
}

/** The formats of a film as pictures of its card. */
export function FilmFormats({ card, folder, formats, ...choice }: FilmFormatsProps) {
  const pictures = formats.map((format) => {
    const { cardFormat } = stageOf(format)
    const built = card.formatPictures.find((one) => one.format === cardFormat)
    return { format, picture: built?.picture ?? card.summary.picture }
  })
  return <FormatChoice pictures={pictures} folder={folder} {...choice} />
}
