import { useState } from 'react'
import { linkStringsByLanguage } from '#shared/i18n/link-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { matchRoute } from '#shared/pages.ts'
import { cardPath, categoryPath, homePath, personalCardPath, previewPath } from '#shared/routes.ts'
import { CardEditor } from '../../card/card-editor.tsx'
import { PersonalCard } from '../../card-opening/personal-card.tsx'
import classes from '../../editor-page/editor-page.module.css'
import { PlainWay } from '../../editor-page/plain-way.tsx'
import { Crumb } from '../../page-frame/crumb.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import { useAddress } from '../../use-address.ts'

export function CardPage({ page }: { page: PageOf<'card'> }) {
  const strings = useSiteStrings()
  const { document, format, draft, category, related } = page
  const { design } = document
  const title = design.titles.en
  const occasion = category ? categoryNames(category).label : strings.nav.simchas
  const [opened, setOpened] = useState(draft)
  return (
    <>
      {draft ? (
        <PersonalHead document={document} />
      ) : (
        <PageHead
          title={strings.card.title(title, occasion)}
          description={strings.card.description(title, occasion)}
          path={cardPath(design.slug)}
          picture={previewOf(document)}
        />
      )}
      <div className={classes.page}>
        <Crumb
          label={occasion}
          path={category ? categoryPath(category.slug) : homePath}
          here={title}
        />
        {opened ? (
          <PersonalCard card={document} draft={opened} onEdit={() => setOpened(null)} />
        ) : (
          <>
            <CardEditor document={document} format={format} initial={draft} key={design.slug} />
            <PlainWay document={document} />
          </>
        )}
      </div>
      {related.length > 0 && (
        <Section title={strings.card.related}>
          <Shelf cards={related} sample />
        </Section>
      )}
    </>
  )
}

/** For a visitor's own card: without their words, except in the preview picture. */
function PersonalHead({ document }: Pick<PageOf<'card'>, 'document'>) {
  const words = useStrings(linkStringsByLanguage)
  const route = matchRoute(useAddress())
  const draftText = (route.name === 'card' && route.draftText) || ''
  const { slug, description } = document.summary
  const size = { width: 1200, height: 630 }
  return (
    <PageHead
      title={words.title}
      description={words.description}
      path={cardPath(slug)}
      personalPath={personalCardPath(slug, draftText)}
      picture={{ path: previewPath(slug, draftText), ...size, alt: description }}
    />
  )
}

/** The share picture of 1200x630 if there is one, else the card itself. */
function previewOf({ summary, sharePicture }: PageOf<'card'>['document']) {
  const { file, width, height } = sharePicture ?? summary.picture
  const folder = sharePicture ? 'share' : 'cards'
  const path = imageUrl({ folder, file, width, format: 'jpeg' })
  return { path, width, height, alt: summary.description }
}
