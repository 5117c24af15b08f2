import { ChevronRight } from 'lucide-react'
import { findStrings } from '#shared/i18n/find-strings.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import type { PageOf } from '#shared/page.ts'
import { categoryPath, findPath } from '#shared/routes.ts'
import { useCategories } from '../../data/use-categories.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { ArchTiles } from '../../tiles/arch-tiles.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './find-page.module.css'

interface FindProps {
  page: PageOf<'find'>
}

type Step = 'occasion' | 'recipient' | 'language'

/** The way to a shelf in at most three taps: an occasion, a recipient, a language. */
export function FindPage({ page }: FindProps) {
  const words = useStrings(findStrings)
  const step = stepOf(page)
  return (
    <>
      <PageHead title={words.title} description={words.description} path={findPath()} />
      <InnerPage title={words.title} lead={words.lead[step]}>
        <Steps page={page} current={step} />
        {step === 'occasion' && <Occasions page={page} />}
        {step === 'recipient' && <Recipients page={page} />}
        {step === 'language' && <Languages page={page} />}
      </InnerPage>
    </>
  )
}

function stepOf({ category, recipients }: FindProps['page']): Step {
  if (!category) return 'occasion'
  return recipients.length > 0 ? 'recipient' : 'language'
}

/** The steps, those that are done with their choice, as ways back. */
function Steps({ page, current }: FindProps & { current: Step }) {
  const language = useLanguage()
  const words = useStrings(findStrings)
  const { category, recipient } = page
  const steps: { step: Step; chosen?: string | undefined; path: string }[] = [
    {
      step: 'occasion',
      chosen: category ? categoryNames(category, language).label : undefined,
      path: findPath(),
    },
    {
      step: 'recipient',
      chosen: recipient ? words.recipients[recipient] : undefined,
      path: findPath({ category: category?.slug }),
    },
    { step: 'language', path: '' },
  ]
  return (
    <nav aria-label={words.steps}>
      <ol className={classes.steps}>
        {steps.map(({ step, chosen, path }, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index > 0 && <ChevronRight aria-hidden />}
            {chosen ? (
              <PageLink className={classes.done} href={path}>
                <span className="visually-hidden">{words.step[step]}: </span>
                <bdi>{chosen}</bdi>
              </PageLink>
            ) : (
              <span className={classes.step}>{words.step[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Occasions({ page }: FindProps) {
  const { categories } = useCategories()
  const bySlug = new Map(page.occasions.map((one) => [one.slug, one]))
  return (
    <ArchTiles
      categories={categories.filter(({ slug }) => bySlug.has(slug))}
      pathOf={(slug) =>
        bySlug.get(slug)?.isLast ? categoryPath(slug) : findPath({ category: slug })
      }
    />
  )
}

function Recipients({ page: { category, recipients, left } }: FindProps) {
  const words = useStrings(findStrings)
  const slug = category?.slug ?? ''
  return (
    <Choices
      choices={[
        ...recipients.map(({ recipient, count, isLast }) => ({
          label: words.recipients[recipient],
          count,
          path: isLast
            ? categoryPath(slug, { recipient })
            : findPath({ category: slug, recipient }),
        })),
        { label: words.anyone, count: left, path: categoryPath(slug) },
      ]}
    />
  )
}

function Languages({ page: { category, recipient, languages, left } }: FindProps) {
  const words = useStrings(findStrings)
  const pathOf = (language?: PageOf<'find'>['languages'][number]['language']) =>
    categoryPath(category?.slug ?? '', { recipient: recipient ?? undefined, language })
  return (
    <Choices
      choices={[
        ...languages.map(({ language, count }) => ({
          label: languageNames[language],
          lang: language,
          count,
          path: pathOf(language),
        })),
        { label: words.anyLanguage, count: left, path: pathOf() },
      ]}
    />
  )
}

interface Choice {
  label: string
  lang?: string
  count: number
  path: string
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  const strings = useSiteStrings()
  return (
    <ul className={classes.choices}>
      {choices.map(({ label, lang, count, path }) => (
        <li key={path}>
          <PageLink className={classes.choice} href={path}>
            <span className={classes.label}>
              <bdi lang={lang}>{label}</bdi>
            </span>
            <span className={classes.count}>{strings.category.count(count)}</span>
            <ChevronRight aria-hidden />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
