import { type CalendarDefinition, sessionAt } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

interface Span {
  readonly from: Timestamp
  readonly to: Timestamp
}

/** When a calendar was open in a stretch of time, ascending. */
export function openSpans(calendar: CalendarDefinition, from: Timestamp, to: Timestamp): Span[] {
  const spans: Span[] = []
  let time = from
  while (time < to) {
    const { open, changesAt } = sessionAt(calendar, time)
    const next = changesAt > time ? Math.min(changesAt, to) : to
    if (open) spans.push({ from: time, to: next })
    time = next
  }
  return spans
}

/** Answers for moments that go back in time only, without searching. */
export function openBackwards(spans: readonly Span[]): (time: Timestamp) => boolean {
  let at = spans.length - 1
  return (time) => {
    while (at >= 0 && time < (spans[at]?.from ?? 0)) at--
    return at >= 0 && time < (spans[at]?.to ?? 0)
  }
}
