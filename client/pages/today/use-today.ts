import { useState, useSyncExternalStore } from 'react'
import type { Moment } from '#shared/calendar/date-phrase.ts'
import type { OmerWord } from '#shared/calendar/omer.ts'
import { deviceMoment } from '../../day/device-moment.ts'
import { keyOfMoment, momentOfKey, serverMoment } from '../../day/moment-key.ts'
import { keepOmerWord, keptOmerWord } from '../../day/omer-word.ts'
import { onReturn } from '../../day/on-return.ts'

export interface Today {
  moment: Moment
  /** Chooses the time of day on the same civil date. */
  choose: (evening: boolean) => void
  word: OmerWord
  chooseWord: (word: OmerWord) => void
}

/** The Hebrew day by the clock of the device; a visitor who knows better chooses the time of day. */
export function useToday(serverDay: number): Today {
  const key = useSyncExternalStore(
    onReturn,
    () => keyOfMoment(deviceMoment()),
    () => serverMoment(serverDay),
  )
  const kept = useSyncExternalStore(onReturn, keptOmerWord, defaultWord)
  const [picked, setPicked] = useState<OmerWord>()
  const [evening, choose] = useState<boolean>()
  const byClock = momentOfKey(key)
  return {
    moment: evening === undefined ? byClock : atTime(byClock, evening),
    choose,
    word: picked ?? kept,
    chooseWord: (word) => {
      keepOmerWord(word)
      setPicked(word)
    },
  }
}

function atTime(byClock: Moment, evening: boolean): Moment {
  const civil = byClock.evening ? byClock.dayNumber - 1 : byClock.dayNumber
  return { ...byClock, dayNumber: evening ? civil + 1 : civil, evening }
}

function defaultWord(): OmerWord {
  return 'לעומר'
}
