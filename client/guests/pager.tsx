import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Guest } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import makeClasses from './make-guests.module.css'

interface PagerProps {
  at: number
  count: number
  /** Which of them has the longest name. */
  longest: number
  labels: { previous: string; next: string; shown: (number: number, count: number) => string }
  onShow: (at: number) => void
}

/** Leads from one preview to the next, and to the one with the longest name. */
export function Pager({ at, count, longest, labels, onShow }: PagerProps) {
  const words = useStrings(guestsStrings)
  return (
    <figcaption>
      <IconButton
        className={makeClasses.arrow}
        icon={ChevronLeft}
        label={labels.previous}
        disabled={at <= 0}
        onClick={() => onShow(at - 1)}
      />
      <span role="status">{labels.shown(at + 1, count)}</span>
      <IconButton
        className={makeClasses.arrow}
        icon={ChevronRight}
        label={labels.next}
        disabled={at >= count - 1}
        onClick={() => onShow(at + 1)}
      />
      {count > 1 && (
        <Button
          className={makeClasses.longest}
          look="outline"
          disabled={longest < 0 || at === longest}
          onClick={() => onShow(longest)}
        >
          {words.longest}
        </Button>
      )}
    </figcaption>
  )
}

/** The guest with the longest name. */
export function longestOf(guests: readonly Guest[]): Guest | undefined {
  // Niqqud takes no room.
  const lengthOf = ({ name }: Guest) => name.replace(/\p{M}/gu, '').length
  return guests.reduce<Guest | undefined>(
    (longest, guest) => (longest && lengthOf(longest) >= lengthOf(guest) ? longest : guest),
    undefined,
  )
}
