import { inFours } from '../payoutAddress.ts'

/** An address in groups of four, read left to right in every language; read out and copied as one. */
export function GroupedAddress({ address }: { readonly address: string }) {
  return (
    <p
      dir="ltr"
      className="num flex flex-wrap gap-x-2 gap-y-1 rounded-control bg-surface-2 px-3 py-2 text-14 text-ink-1"
    >
      <span className="sr-only">{address}</span>
      {inFours(address).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are their place, and may be equal
        <span key={place} aria-hidden="true">
          {group}
        </span>
      ))}
    </p>
  )
}
