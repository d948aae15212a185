import { Num } from '../numbers/Numbers.tsx'
import type { KeyValueItem } from './KeyValue.tsx'

export interface FigureRowProps {
  readonly label: string
  readonly items: readonly KeyValueItem[]
}

/** The few figures that count most, side by side. */
export function FigureRow({ label, items }: FigureRowProps) {
  return (
    <dl aria-label={label} className="grid auto-cols-fr grid-flow-col slim:grid-flow-row">
      {items.map(({ key, label: name, value }) => (
        <div key={key} className="border-s border-line px-5 py-4 first:border-s-0 slim:border-s-0 slim:px-4 slim:py-2">
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="mt-1 text-20 font-semibold text-ink-1">
            <Num>{value}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
