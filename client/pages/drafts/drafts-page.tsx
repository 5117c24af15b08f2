import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { postersPath } from '#shared/routes.ts'
import { fontStyleSheet } from '../../card/font-style-sheet.ts'
import { DraftRow } from '../../drafts/draft-row.tsx'
import { useDraftActions } from '../../drafts/use-draft-actions.tsx'
import { useDrafts } from '../../drafts/use-drafts.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyArch } from '../../ui/empty-arch.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import classes from './drafts-page.module.css'

/** What the visitor has begun. The server knows nothing of it, so it has the empty frame. */
export function DraftsPage() {
  const { drafts, read } = useDrafts()
  const { duplicate, remove } = useDraftActions(read)
  const kept = drafts.state === 'here' ? drafts.drafts : []
  const ids = kept.map(({ id }) => id)
  return (
    <>
      <PageHead title={draftStrings.title} description={draftStrings.description} />
      <InnerPage
        title={draftStrings.title}
        lead={draftStrings.lead}
        aside={
          kept.length > 1 && (
            <Button look="outline" onClick={() => remove(ids)}>
              {draftStrings.deleteAll}
            </Button>
          )
        }
      >
        {drafts.state === 'reading' && <p className={classes.reading}>{draftStrings.reading}</p>}
        {drafts.state === 'off' && <p role="alert">{draftStrings.closed}</p>}
        {kept.length > 0 && <link rel="stylesheet" href={fontStyleSheet} />}
        <ul className={classes.list} data-clarity-mask="true" aria-label={draftStrings.list}>
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
          <p className={classes.unreadable}>{draftStrings.unreadable(drafts.unreadable)}</p>
        )}
      </InnerPage>
    </>
  )
}

function NoDrafts() {
  return (
    <EmptyArch
      image={categoryImageUrl('wedding.svg')}
      title={draftStrings.emptyTitle}
      lead={draftStrings.emptyLead}
    >
      <PageLink className={buttonClass()} href={postersPath()}>
        {draftStrings.emptyWay}
      </PageLink>
    </EmptyArch>
  )
}
