import type { CardSummary } from '#shared/card.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath, categoryPath, homePath } from '#shared/routes.ts'
import { CardEditor } from '../../card/card-editor.tsx'
import classes from '../../editor-page/editor-page.module.css'
import { PersonalCardHead } from '../../editor-page/personal-card-head.tsx'
import { PlainWay } from '../../editor-page/plain-way.tsx'
import { KeptPart } from '../../kept-part.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { useLanguage, useSiteStrings } from '../../ui/use-strings.ts'
import { cardHeading } from './card-heading.ts'

export function CardPage({ page }: { page: PageOf<'card'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { document, format, draft, category, related } = page
  const { design } = document
  const occasion = category ? categoryNames(category, language).label : strings.nav.simchas
  return (
    <>
      {draft ? (
        <PersonalCardHead document={document} />
      ) : (
        <PageHead
          {...cardHeading(design, occasion, language)}
          path={cardPath(design.slug)}
          picture={previewOf(document)}
        />
      )}
      <div className={classes.page}>
        <CardEditor
          key={design.slug}
          document={document}
          format={format}
          initial={draft}
          back={{ label: occasion, path: category ? categoryPath(category.slug) : homePath }}
          plain={<PlainWay document={document} />}
        />
      </div>
      {related.length > 0 && (
        <KeptPart>
          <Related cards={related} />
        </KeptPart>
      )}
    </>
  )
}

function Related({ cards }: { cards: readonly CardSummary[] }) {
  const strings = useSiteStrings()
  return (
    <Section title={strings.card.related}>
      <Shelf cards={cards} sample />
    </Section>
  )
}

/** The share picture of 1200x630 if there is one, else the card itself. */
function previewOf({ summary, sharePicture }: PageOf<'card'>['document']) {
  const { file, width, height } = sharePicture ?? summary.picture
  const folder = sharePicture ? 'share' : 'cards'
  const path = imageUrl({ folder, file, width, format: 'jpeg' })
  return { path, width, height, alt: summary.description }
}
