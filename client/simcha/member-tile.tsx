import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { inCustom } from '#shared/custom/word-forms.ts'
import type { Language } from '#shared/i18n/language.ts'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import { cardPath, draftPath, guestsPath, movePath } from '#shared/routes.ts'
import { ownFields } from '#shared/simcha/follow-simcha.ts'
import { rankDesigns, type SetMember } from '#shared/simcha/members.ts'
import { nameOfMember } from '#shared/simcha/name-of-member.ts'
import type { SetCandidate } from '#shared/simcha/set-candidate.ts'
import type { Simcha, SimchaCard } from '#shared/simcha/simcha.ts'
import { weekOf } from '#shared/simcha/week.ts'
import { DraftPicture } from '../drafts/draft-picture.tsx'
import { type KeptDraft, readDraft } from '../drafts/draft-store.ts'
import { randomId } from '../random-id.ts'
import { toastError } from '../shell/toasts.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { cardOfMember, type MemberCard } from './card-of-member.ts'
import classes from './member-tile.module.css'
import { useSeen } from './use-seen.ts'

interface MemberTileProps {
  member: SetMember
  simcha: Simcha
  designs: readonly SetCandidate[]
  family: string
  palette: string | undefined
  /** Another number whenever drafts may have changed. */
  writes: number
  addCard: (simcha: Simcha, card: SimchaCard, draft: KeptDraft) => Promise<boolean>
}

/** A card of the set with the words of the simcha; a tap opens it in the editor. */
export function MemberTile(props: MemberTileProps) {
  const { member, simcha, addCard } = props
  const words = useStrings(simchaStrings)
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const { box, seen } = useSeen<HTMLLIElement>()
  const { card, entry, draft, compose } = useMemberCard(props, seen)
  const name = inCustom(nameOfMember(member.id, words.members), simcha.custom)

  async function open(pathOf: (slug: string) => string) {
    setBusy(true)
    // The words as they are now: the picture can still show those before the last letter.
    const current = await compose().catch(() => null)
    const id = current && (await openDraft(current))
    setBusy(false)
    if (!current || !id) return toastError(words.notSaved)
    navigate(draftPath(pathOf(current.document.design.slug), id))
  }

  /** The id of the draft, made if there is none. */
  async function openDraft(current: MemberCard): Promise<string | undefined> {
    const before = entryOf(simcha, member, current)
    if (before && (await readDraft(before.draft))) return before.draft
    const made = startDraft(member, current)
    const isStored = await addCard(simcha, made.card, made.kept)
    return isStored ? made.card.draft : undefined
  }

  const own =
    card && entry && draft ? ownFields({ design: card.document.design, draft, card: entry }) : []
  return (
    <li className={classes.tile} ref={box} data-member={member.id}>
      <button
        type="button"
        className={classes.open}
        aria-busy={busy}
        disabled={!card}
        onClick={() => open(member.film ? movePath : cardPath)}
      >
        <span className={classes.picture}>
          {card && (
            // A live picture never has the words or colours of another design.
            <DraftPicture
              key={card.document.design.slug}
              document={card.document}
              draft={draft ?? card.draft}
            />
          )}
        </span>
        <span className={classes.name} aria-hidden>
          {name}
        </span>
        <span className="visually-hidden">{words.open(name)}</span>
      </button>
      <span className={classes.note}>
        {card === null && words.noDesign}
        {card && (dayOfMember(member, simcha, language) ?? (draft && words.isDraft))}
      </span>
      {card && member.id === 'invitation' && (
        <button type="button" className={classes.guests} onClick={() => open(guestsPath)}>
          {words.forGuests}
        </button>
      )}
      {own.length > 0 && <span className={classes.hand}>{words.byHand(own.length)}</span>}
    </li>
  )
}

/** The civil date of a member that is on a day of its own. */
function dayOfMember({ event }: SetMember, simcha: Simcha, language: Language): string | undefined {
  const day = event === 'main' ? undefined : weekOf(simcha).find((one) => one.event === event)
  if (!day) return undefined
  const { dayNumber, evening } = day
  return writeDateLine(dayNumber, { language, evening, calendar: 'civil' })
}

/** The card of a member, and its draft if there is one. */
function useMemberCard(props: MemberTileProps, seen: boolean) {
  const { member, simcha, designs, family, palette, writes } = props
  const { language } = simcha
  const ranked = useMemo(
    () => rankDesigns(member, designs, { family, language }),
    [member, designs, family, language],
  )
  const compose = () => cardOfMember(member, ranked, { simcha, palette })
  const { data: card } = useSWR(
    seen ? ['member', member.id, simcha.id, simcha.changedAt, family, palette] : null,
    compose,
    { ...quiet, keepPreviousData: true },
  )
  const entry = card ? entryOf(simcha, member, card) : undefined
  const { data: kept } = useSWR(
    entry ? ['draft-of-set', entry.draft, writes] : null,
    () => readDraft(entry?.draft ?? ''),
    { ...quiet, keepPreviousData: true },
  )
  const draft = kept && kept.stored.id === entry?.draft ? kept.stored.draft : undefined
  return { card, entry, draft, compose }
}

function entryOf(simcha: Simcha, { id }: SetMember, { document }: MemberCard) {
  const { slug } = document.design
  return simcha.cards.find((one) => one.member === id && one.card === slug)
}

const quiet = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  onError: (error: unknown) => console.error('simcha', error),
}

interface MadeDraft {
  card: SimchaCard
  kept: KeptDraft
}

function startDraft(member: SetMember, { document, draft }: MemberCard): MadeDraft {
  const { slug } = document.design
  const id = randomId()
  const { palette } = draft
  const history = { present: draft, past: [], future: [] }
  return {
    card: {
      ...{ member: member.id, card: slug, draft: id, filled: draft.values },
      ...(palette === undefined ? {} : { palette }),
    },
    kept: { stored: { version: 1, id, card: slug, changedAt: Date.now(), draft }, history },
  }
}
