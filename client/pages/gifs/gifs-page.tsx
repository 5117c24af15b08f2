import { Pause, PenLine, Play } from 'lucide-react'
import { useRef } from 'react'
import type { Gif } from '#shared/gif.ts'
import { gifNameStrings } from '#shared/i18n/gif-name-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { TakeActions } from '../../tiles/take-actions.tsx'
import { useMotion } from '../../tiles/use-motion.ts'
import { Picture } from '../../ui/picture.tsx'
import { type Place, placeOf } from '../../ui/place.ts'
import { useAlt } from '../../ui/use-alt.ts'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './gifs-page.module.css'
import { type Naming, useNaming } from './use-naming.tsx'

export function GifsPage({ page }: { page: PageOf<'gifs'> }) {
  const strings = useSiteStrings()
  const { category, gifs } = page
  const naming = useNaming()
  return (
    <>
      <PageHead
        title={strings.gifs.title}
        description={strings.gifs.description}
        path={categoryPath(category.slug)}
      />
      <InnerPage title={strings.gifs.heading} lead={strings.gifs.lead}>
        <ul className={classes.gifs}>
          {gifs.map((gif, i) => (
            <li key={gif.slug}>
              <GifTile gif={gif} place={placeOf(i)} naming={naming} />
            </li>
          ))}
        </ul>
      </InnerPage>
      {naming.dialog}
    </>
  )
}

interface GifTileProps {
  gif: Gif
  place: Place
  naming: Naming
}

/** The first frame, with the GIF on top while it is visible and the visitor wants motion. */
function GifTile({ gif, place, naming }: GifTileProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const words = useStrings(gifNameStrings)
  const { slug, titles, description, still, moving, roomed } = gif
  const title = titleIn(titles, language)
  const alt = useAlt(description)
  const frame = useRef<HTMLDivElement>(null)
  const motion = useMotion(frame)
  const url = imageUrl({ folder: 'gifs', file: moving.file })
  const Icon = motion.wanted ? Pause : Play
  return (
    <>
      <div className={classes.frame} ref={frame}>
        <Picture
          folder="gifs"
          picture={still}
          alt={alt}
          sizes="(max-width: 720px) calc(50vw - 22px), (max-width: 1119px) 31vw, 290px"
          place={place}
        />
        {motion.moves && <img className={classes.moving} src={url} alt="" decoding="async" />}
      </div>
      <div className={classes.caption}>
        <button
          type="button"
          className={classes.motion}
          onClick={motion.toggle}
          aria-label={motion.wanted ? strings.gifs.pause(title) : strings.gifs.play(title)}
        >
          <Icon aria-hidden />
        </button>
        <span>{title}</span>
      </div>
      {roomed && (
        <button
          type="button"
          className={classes.name}
          {...naming.intent}
          onClick={({ currentTarget }) => naming.open(gif, currentTarget)}
          aria-label={words.addTo(title)}
          aria-haspopup="dialog"
        >
          <PenLine aria-hidden />
          {words.add}
        </button>
      )}
      <TakeActions
        take={{
          title,
          url,
          name: `mazel-${slug}.gif`,
          type: 'image/gif',
          item: `gif/${slug}`,
        }}
      />
    </>
  )
}
