import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import { filtersStrings } from '#shared/i18n/about/filters-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { pictureListPath } from '#shared/picture-list-path.ts'
import { filtersPath } from '#shared/routes.ts'
import { AskUs, TextPage } from '../../text-page/text-page.tsx'
import { TextSections } from '../../text-page/text-sections.tsx'
import { useStrings } from '../../ui/use-strings.ts'

/** For reviewers of filters: what the site shows, and the lists of its pictures. */
export function FiltersPage({ page: { parts } }: { page: PageOf<'filters'> }) {
  const words = useStrings(filtersStrings)
  const names = useStrings(aboutStrings)
  const { description, lead } = words
  const head = { title: names.filters, path: filtersPath, description, lead }
  const numbers = Array.from({ length: parts }, (_, index) => index + 1)
  return (
    <TextPage {...head}>
      <TextSections sections={words.sections} />
      <section>
        <h2>{words.pictures}</h2>
        <p>{words.picturesLead}</p>
        {numbers.map((part) => (
          <p key={part}>
            <a href={pictureListPath(part)}>{words.file(part, parts)}</a>
          </p>
        ))}
      </section>
      <AskUs question={words.questions} label={words.contact} />
    </TextPage>
  )
}
