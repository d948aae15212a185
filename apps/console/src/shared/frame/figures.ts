import { formatsFor, NO_FIGURE } from '@touchstone/ui'

/** Figures and times of the console: grouped, never rounded; times in the operator's own zone. */
export const formats = formatsFor('en')

/** A moment, a dash for 0. */
export function moment(time: number): string {
  return time === 0 ? NO_FIGURE : formats.dateTime(time)
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** A span in its two largest units, cut: "2 d 4 h", "41 s". */
export function span(ms: number): string {
  const parts: string[] = []
  let rest = Math.max(0, ms)
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}`)
    else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return parts.length === 0 ? '0 s' : parts.join(' ')
}

const BYTES_PER_MIB = 1_048_576

export function mebibytes(bytes: number): string {
  return `${formats.count(Math.round(bytes / BYTES_PER_MIB))} MiB`
}
