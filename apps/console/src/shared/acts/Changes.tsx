import { NO_FIGURE, Num } from '@touchstone/ui'
import { formats } from '../frame/figures.ts'

export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

const FIGURE = /^\d{4,}(\.\d+)?$/
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A value made easy to compare: large figures grouped, times without their T, a dash for nothing. */
function readable(value: string): string {
  if (value === '') return NO_FIGURE
  if (LOCAL_TIME.test(value)) return value.replace('T', ' ')
  return FIGURE.test(value) ? formats.decimal(value) : formats.momentsIn(value)
}

/** Before and after, line by line. */
export function Changes({ caption, changes }: { readonly caption: string; readonly changes: readonly Change[] }) {
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label} className="border-t border-line/60 first:border-t-0">
            <th scope="row" className="py-1.5 text-start font-normal text-ink-3">
              {label}
            </th>
            <td className="py-1.5 text-end">
              <Num className="text-ink-3">{readable(before)}</Num>
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, </span>
              <Num className="font-medium text-ink-1">{readable(after)}</Num>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
