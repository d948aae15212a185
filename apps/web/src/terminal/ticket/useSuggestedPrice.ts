import { useEffect, useRef } from 'react'

export interface Suggestion {
  /** Of the order: the price follows it until one is entered. */
  readonly side: string
  /** "" while unknown. */
  readonly price: string
}

/** The best price of the order's own side, where it waits instead of taking; the last price while that side is empty. */
export function ownSidePrice(
  rises: boolean,
  price: { readonly bid: string; readonly ask: string; readonly last: string } | undefined,
): string {
  return (rises ? price?.bid : price?.ask) || price?.last || ''
}

/** The price field starts with a suggestion, and takes another one with the other side; an entered price is never replaced. */
export function useSuggestedPrice(
  entered: string,
  { side, price }: Suggestion,
  suggest: (price: string) => void,
): void {
  const given = useRef<Suggestion>(undefined)
  useEffect(() => {
    const before = given.current
    if (price === '' || before?.side === side) return
    if (entered !== (before?.price ?? '')) return
    given.current = { side, price }
    suggest(price)
  })
}
