import type { SupportHours } from '@touchstone/protocol'

const MOMENT = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** A week without hours, in the operator's own time zone. */
export function emptyWeek(): SupportHours {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { zone: timeZone, days: Array.from({ length: 7 }, () => ({ open: '', close: '' })) }
}

/** Days that the server would refuse, from 0. */
export function wrongDays({ days }: SupportHours): readonly number[] {
  return days.flatMap(({ open, close }, day) => {
    if (open === '' && close === '') return []
    return MOMENT.test(open) && MOMENT.test(close) && open < close ? [] : [day]
  })
}
