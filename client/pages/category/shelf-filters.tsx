import type { ShelfLanguage } from '#shared/card-language.ts'
import { formats } from '#shared/format.ts'
import { findStrings } from '#shared/i18n/find-strings.ts'
import { formatStrings } from '#shared/i18n/format-strings.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath, type ShelfFilter } from '#shared/routes.ts'
import { kindNames } from '../../ui/category-name.ts'
import { ChipRows, Chips } from '../../ui/chips.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'

/** The path of the shelf with some of its filters changed. */
export function shelfPath(page: PageOf<'category'>, change: Partial<ShelfFilter> = {}): string {
  const { category, subCategory, recipient, format, language } = page
  return categoryPath(category.slug, {
    subCategory: subCategory ?? undefined,
    recipient: recipient ?? undefined,
    format: format ?? undefined,
    language: language ?? undefined,
    ...change,
  })
}

/** What a shelf can be narrowed by: a row of chips for each. */
export function ShelfFilters({ page }: { page: PageOf<'category'> }) {
  const { category, recipients, languages } = page
  const rest = (
    <>
      {recipients.length > 0 && <Recipients page={page} />}
      {languages.length > 1 && <Languages page={page} />}
    </>
  )
  const folds = category.show_filters && recipients.length > 0 && languages.length > 1
  return (
    <ChipRows
      rest={rest}
      folds={folds ? { open: Boolean(page.recipient ?? page.language) } : undefined}
    >
      {category.show_filters && <Kinds page={page} />}
      <Shapes page={page} />
    </ChipRows>
  )
}

function Kinds({ page }: { page: PageOf<'category'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { category, subCategory, counts } = page
  const every = {
    label: strings.category.everyKind,
    path: shelfPath(page, { subCategory: undefined }),
    current: subCategory === null,
  }
  const kinds = category.sub_categories.map((kind) => ({
    label: kindNames(kind, language).label,
    path: shelfPath(page, { subCategory: kind.slug }),
    current: kind.slug === subCategory,
    count: counts[kind.slug] ?? 0,
  }))
  return <Chips label={strings.category.kinds} captioned chips={[every, ...kinds]} />
}

function Recipients({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const words = useStrings(findStrings)
  const any = {
    label: strings.category.any,
    path: shelfPath(page, { recipient: undefined }),
    current: page.recipient === null,
  }
  const recipients = page.recipients.map(({ recipient, count }) => ({
    label: words.recipients[recipient],
    path: shelfPath(page, { recipient }),
    current: recipient === page.recipient,
    count,
  }))
  return <Chips label={words.step.recipient} captioned chips={[any, ...recipients]} />
}

function Shapes({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const words = useStrings(formatStrings)
  const any = {
    label: strings.category.any,
    path: shelfPath(page, { format: undefined }),
    current: page.format === null,
  }
  const shapes = formats.map((format) => ({
    label: words[format].name,
    format,
    path: shelfPath(page, { format }),
    current: format === page.format,
  }))
  return <Chips label={strings.category.formats} captioned chips={[any, ...shapes]} />
}

function Languages({ page }: { page: PageOf<'category'> }) {
  const strings = useSiteStrings()
  const any = {
    label: strings.category.any,
    path: shelfPath(page, { language: undefined }),
    current: page.language === null,
  }
  const languages = page.languages.map((language: ShelfLanguage) => ({
    label: languageNames[language],
    lang: language,
    path: shelfPath(page, { language }),
    current: language === page.language,
  }))
  return <Chips label={strings.category.languages} captioned chips={[any, ...languages]} />
}
