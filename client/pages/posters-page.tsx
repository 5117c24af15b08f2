import { Download } from 'lucide-react'
import type { CardSummary } from '#shared/card.ts'
import { en } from '#shared/i18n/en.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { postersPath } from '#shared/routes.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { CardTile } from './card-tile.tsx'
import { InnerPage } from './inner-page.tsx'
import classes from './posters-page.module.css'

export function PostersPage({ page }: { page: PageOf<'posters'> }) {
  return (
    <>
      <PageHead
        title={en.posters.title}
        description={en.posters.description}
        path={postersPath()}
      />
      <InnerPage title={en.posters.heading} lead={en.posters.lead}>
        <ul className={classes.posters}>
          {page.cards.map((poster) => (
            <Poster key={poster.slug} poster={poster} />
          ))}
        </ul>
      </InnerPage>
    </>
  )
}

/** Opened to be changed, or taken as it is with one tap. */
function Poster({ poster }: { poster: CardSummary }) {
  const { file, width } = poster.picture
  return (
    <li>
      <CardTile card={poster} sizes="(min-width: 721px) 220px, 45vw" eager />
      <a
        className={buttonClass('outline')}
        href={imageUrl({ folder: 'cards', file, width, format: 'jpeg' })}
        download={`mazel-${poster.slug}.jpg`}
        aria-label={en.posters.downloadName(poster.titles.en)}
      >
        <Download aria-hidden />
        {en.posters.download}
      </a>
    </li>
  )
}
