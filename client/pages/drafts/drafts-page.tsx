import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { postersPath } from '#shared/routes.ts'
import { simchaPath } from '#shared/simcha/simcha-path.ts'
import { fontStyleSheet } from '../../card/font-style-sheet.ts'
import { DraftRow } from '../../drafts/draft-row.tsx'
import { useDraftActions } from '../../drafts/use-draft-actions.tsx'
import { useDrafts } from '../../drafts/use-drafts.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './drafts-page.module.css'

/** The visitor's drafts. The server does not know them and renders an empty frame. */
export function DraftsPage() {
  const words = useStrings(draftStrings)
  const { drafts, read } = useDrafts()
  const { duplicate, remove } = useDraftActions(read)
  const kept = drafts.state === 'here' ? drafts.drafts : []
  const ids = kept.map(({ id }) => id)
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <InnerPage
        title={words.title}
        lead={words.lead}
        aside={
          kept.length > 1 && (
            <Button look="outline" onClick={() => remove(ids)}>
              {words.deleteAll}
            </Button>
          )
        }
      >
        <PageLink className={classes.simcha} href={simchaPath()}>
          {words.simcha}
        </PageLink>
        {drafts.state === 'reading' && <p className={classes.reading}>{words.reading}</p>}
        {drafts.state === 'off' && <p role="alert">{words.closed}</p>}
        {kept.length > 0 && <link rel="stylesheet" href={fontStyleSheet} />}
        <ul className={classes.list} data-clarity-mask="true" aria-label={words.list}>
          {kept.map((stored) => (
            <DraftRow
              key={stored.id}
              stored={stored}
              onDuplicate={() => duplicate(stored.id)}
              onDelete={() => remove([stored.id])}
            />
          ))}
        </ul>
        {drafts.state === 'here' && kept.length === 0 && <NoDrafts />}
        {drafts.state === 'here' && drafts.unreadable > 0 && (
          <p className={classes.unreadable}>{words.unreadable(drafts.unreadable)}</p>
        )}
      </InnerPage>
    </>
  )
}

function NoDrafts() {
  const words = useStrings(draftStrings)
  return (
    <EmptyArch
      image={categoryImageUrl('wedding.svg')}
      title={words.emptyTitle}
      lead={words.emptyLead}
    >
      <PageLink className={buttonClass()} href={postersPath()}>
        {words.emptyWay}
      </PageLink>
    </EmptyArch>
  )
}
