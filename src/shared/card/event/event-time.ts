import { saysDay, saysEvening } from '../../calendar/date-phrase.ts'

/** '8:30', '8.30 PM', '7 p.m.' */
const hourWords = /(?<![\d.:/])(\d{1,2})(?:([:.])(\d{2}))?(?![\d:/]|\.\d)(?:\s*([ap])\.?m\b)?/giu

/**
 * The time of day when the event of these texts begins, as HH:MM. Of several times it is the first.
 *
 * @param isEvening whether the date says that it is an evening
 * @returns `undefined` if no text says it, or if the half of the day stays open for one
 * @example eventTimeIn(['בשעה 8:30 בערב'], false) // '20:30'
 * @example eventTimeIn(['בשעה 8:30'], false) // undefined
 */
export function eventTimeIn(texts: readonly string[], isEvening: boolean): string | undefined {
  const times = texts.flatMap((text) => timesIn(text, isEvening))
  if (times.includes(undefined)) return undefined
  return times.toSorted()[0]
}

function timesIn(text: string, isEvening: boolean): (string | undefined)[] {
  return [...text.matchAll(hourWords)].flatMap(([, hour = '', mark, minutes = '00', half]) => {
    // A number alone is anything, and 12.11 can be a date.
    const isTime = half !== undefined || mark === ':' || (mark === '.' && text.includes('בשעה'))
    if (!isTime) return []
    const hour24 = hourOfDay(Number(hour), { half: half?.toLowerCase(), text, isEvening })
    if (hour24 === undefined || Number(minutes) > 59) return [undefined]
    return [`${String(hour24).padStart(2, '0')}:${minutes}`]
  })
}

interface Said {
  half: string | undefined
  text: string
  isEvening: boolean
}

function hourOfDay(hour: number, { half, text, isEvening }: Said): number | undefined {
  if (half !== undefined)
    return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'p' ? 12 : 0)
  if (hour > 12) return hour < 24 ? hour : undefined
  const [day, evening] = [saysDay.exec(text)?.[0], saysEvening.test(text)]
  if (day !== undefined && evening) return undefined
  if (day !== undefined) return inDaytime(hour, day)
  return (evening || isEvening) && hour >= 4 && hour < 12 ? hour + 12 : undefined
}

function inDaytime(hour: number, day: string): number | undefined {
  if (/בבוקר|אינדערפרי|morning/i.test(day)) return hour >= 4 && hour < 12 ? hour : undefined
  if (hour === 12 || hour === 11) return hour
  return hour >= 1 && hour < 8 ? hour + 12 : undefined
}
