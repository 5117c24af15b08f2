import type { Place } from '#shared/calendar/festival.ts'
import { dateStrings } from '#shared/i18n/date-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import { Choices } from './choices.tsx'

interface PlaceChoiceProps {
  chosen: Place
  onChoose: (place: Place) => void
}

/** Whose customs of the calendar are meant. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const { place, places } = useStrings(dateStrings)
  return (
    <Choices
      legend={place}
      options={[
        ['diaspora', places.diaspora],
        ['israel', places.israel],
      ]}
      {...props}
    />
  )
}
