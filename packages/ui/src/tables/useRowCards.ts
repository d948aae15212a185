import { useEffect, useState } from 'react'
import type { RowCards } from './RowCards.tsx'

let loaded: typeof RowCards | undefined

/** What shows rows as cards, once its code is there, which only slim windows fetch: until then, and if it does not come, there is the table. */
export function useRowCards(wanted: boolean): typeof RowCards | undefined {
  const [shown, setShown] = useState(() => loaded)
  useEffect(() => {
    if (!wanted || shown) return
    import('./RowCards.tsx').then(
      (cards) => {
        loaded = cards.RowCards
        setShown(() => loaded)
      },
      () => undefined,
    )
  }, [wanted, shown])
  return wanted ? shown : undefined
}
