import type { KeyValueItem } from '@touchstone/ui'

/** The figures a page is about, large. */
export function BigFigures({ items }: { readonly items: readonly KeyValueItem[] }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-6 slim:grid-flow-row slim:gap-4">
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-13 text-ink-3">{label}</dt>
          <dd className="mt-1 text-24 font-semibold text-ink-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
