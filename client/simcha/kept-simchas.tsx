import { Plus, X } from 'lucide-react'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { Simcha } from '#shared/simcha/simcha.ts'
import { simchaPath } from '#shared/simcha/simcha-path.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './kept-simchas.module.css'
import { nameOfSimcha } from './name-of-simcha.ts'

interface KeptSimchasProps {
  simchas: readonly Simcha[]
  openId: string
  /** The occasion of the page. */
  occasion: Simcha['occasion']
  onOpen: (simcha: Simcha) => void
  onRemove: (simcha: Simcha) => void
  onNew: () => void
}

/** The simchas of this device; those of another occasion are on their own page. */
export function KeptSimchas(props: KeptSimchasProps) {
  const { simchas, openId, occasion, onOpen, onRemove, onNew } = props
  const words = useStrings(simchaStrings)
  if (simchas.length === 0) return null
  const labelOf = (simcha: Simcha) => nameOfSimcha(simcha) || words.unnamed
  return (
    <section className={classes.kept} aria-label={words.kept}>
      <h2 className={classes.title}>{words.kept}</h2>
      <ul className={classes.list}>
        {simchas.map((simcha) => (
          <li key={simcha.id} aria-current={simcha.id === openId}>
            {simcha.occasion === occasion ? (
              <button type="button" className={classes.open} onClick={() => onOpen(simcha)}>
                <bdi>{labelOf(simcha)}</bdi>
                <span>{words.occasions[simcha.occasion]}</span>
              </button>
            ) : (
              <PageLink className={classes.open} href={simchaPath(simcha.occasion)}>
                <bdi>{labelOf(simcha)}</bdi>
                <span>{words.occasions[simcha.occasion]}</span>
              </PageLink>
            )}
            <button
              type="button"
              className={classes.remove}
              aria-label={words.remove(labelOf(simcha))}
              onClick={() => onRemove(simcha)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button look="outline" icon={Plus} onClick={onNew}>
        {words.fresh}
      </Button>
    </section>
  )
}
