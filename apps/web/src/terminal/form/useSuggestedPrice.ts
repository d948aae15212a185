import { useEffect, useRef } from 'react'

/** The price field starts at the last price; once, and never over what was entered. */
export function useSuggestedPrice(entered: string, last: string, suggest: (price: string) => void): void {
  const suggested = useRef(false)
  useEffect(() => {
    if (suggested.current || last === '') return
    suggested.current = true
    if (entered === '') suggest(last)
  })
}
