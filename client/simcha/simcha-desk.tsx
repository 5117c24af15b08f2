import { useState } from 'react'
import useSWR from 'swr'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { rankFamilies, shownMembers } from '#shared/simcha/members.ts'
import { newSimcha, type Simcha } from '#shared/simcha/simcha.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { placeOfDevice } from '../card-tools/place-of-device.ts'
import { toastUndo } from '../drafts/undo-toast.tsx'
import { randomId } from '../random-id.ts'
import { toastError } from '../shell/toasts.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { documentOf } from './card-of-member.ts'
import { KeptSimchas } from './kept-simchas.tsx'
import { MemberTile } from './member-tile.tsx'
import classes from './simcha-desk.module.css'
import { SimchaForm } from './simcha-form.tsx'
import { StyleChoice } from './style-choice.tsx'
import { useSimchas } from './use-simchas.ts'
import { WeekList } from './week-list.tsx'

/** The form of a simcha beside the set of its cards. */
export function SimchaDesk({ occasion, designs, styles }: Omit<PageOf<'simcha'>, 'name'>) {
  const words = useStrings(simchaStrings)
  const language = useLanguage()
  const { simchas, state, writes, change, addCard, remove } = useSimchas()
  const [blank, setBlank] = useState(() => blankOf(occasion, language))
  const [openId, setOpenId] = useState<string>()
  const own = simchas.filter((one) => one.occasion === occasion)
  const simcha = own.find(({ id }) => id === openId) ?? (openId ? blank : (own[0] ?? blank))

  const ranked = rankFamilies(
    styles.map((one) => one.family),
    designs,
    simcha,
  )
  const family = ranked.find((one) => one === simcha.family) ?? ranked[0]
  const slug = styles.find((one) => one.family === family)?.card.slug
  const { data: document } = useSWR(slug ? ['style', slug] : null, () => documentOf(slug ?? ''))
  const palettes = document?.palettes ?? []
  const palette =
    palettes.find(({ id }) => id === simcha.palette)?.id ?? document?.design.art.palette

  function startNew() {
    const next = blankOf(occasion, language)
    setBlank(next)
    setOpenId(next.id)
  }

  function edit(part: Partial<Simcha>) {
    setOpenId(simcha.id)
    change({ ...simcha, ...part })
  }

  async function removeWithUndo(removed: Simcha) {
    if (await remove(removed.id)) return toastUndo(words.removed, () => change(removed))
    change(removed)
    toastError(words.failed)
  }

  if (state === 'reading') return <div className={classes.reading} />
  return (
    <div className={classes.columns}>
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={classes.side}>
        <SimchaForm key={simcha.id} simcha={simcha} state={state} onChange={edit} />
        <KeptSimchas
          {...{ simchas, openId: simcha.id, occasion, onRemove: removeWithUndo, onNew: startNew }}
          onOpen={({ id }) => setOpenId(id)}
        />
      </div>
      <section className={classes.set} aria-label={words.set}>
        <StyleChoice
          {...{ family, palettes, palette }}
          styles={ranked.flatMap((name) => styles.find((one) => one.family === name) ?? [])}
          onFamily={(next) => edit({ family: next, palette: undefined })}
          onPalette={(next) => edit({ palette: next })}
        />
        {family !== undefined && (
          <ul className={classes.tiles} data-clarity-mask="true">
            {shownMembers(simcha).map((member) => (
              <MemberTile
                key={member.id}
                {...{ member, simcha, designs, family, palette, writes, addCard }}
              />
            ))}
          </ul>
        )}
        <WeekList simcha={simcha} />
      </section>
    </div>
  )
}

function blankOf(occasion: Simcha['occasion'], language: Simcha['language']): Simcha {
  return newSimcha({
    ...{ id: randomId(), occasion, language, land: placeOfDevice(), changedAt: 0 },
  })
}
