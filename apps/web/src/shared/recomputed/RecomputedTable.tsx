import { Glyph, Num } from '@touchstone/ui'
import { clsx } from 'clsx'

/** One figure as we told it and as the reader's own browser works it out. */
export interface RecomputedRow {
  readonly key: string
  readonly label: string
  /** How it is worked out, in words. */
  readonly how?: string
  readonly told: string
  readonly recomputed: string
  readonly equal: boolean
}

export interface RecomputedWords {
  readonly caption: string
  readonly figure: string
  readonly told: string
  readonly recomputed: string
  readonly verdict: string
  readonly equal: string
  readonly differs: string
}

/** Told and recomputed side by side, each with its verdict. */
export function RecomputedTable(props: { readonly rows: readonly RecomputedRow[]; readonly words: RecomputedWords }) {
  const { rows, words } = props
  return (
    <table className="w-full text-12">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            {words.figure}
          </th>
          <th scope="col" className="text-end font-medium">
            {words.told}
          </th>
          <th scope="col" className="text-end font-medium">
            {words.recomputed}
          </th>
          <th scope="col" className="w-28 ps-4 text-start font-medium">
            {words.verdict}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t border-line/60 align-top">
            <th scope="row" className="py-1.5 text-start font-normal">
              <span className="text-ink-1">{row.label}</span>
              {row.how && <span className="block text-11 text-ink-3">{row.how}</span>}
            </th>
            <td className="py-1.5 text-end">
              <Num>{row.told}</Num>
            </td>
            <td className="py-1.5 text-end">
              <Num>{row.recomputed}</Num>
            </td>
            <td className={clsx('py-1.5 ps-4', row.equal ? 'text-ok' : 'font-medium text-danger')}>
              <span className="inline-flex items-center gap-1">
                <Glyph name={row.equal ? 'check' : 'cross'} className="size-3.5 shrink-0" />
                {row.equal ? words.equal : words.differs}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
