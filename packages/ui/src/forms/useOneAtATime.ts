import { useRef, useState } from 'react'

/** Runs one act at a time: a second one while it runs does nothing. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const locked = useRef(false)
  /** Resolves to what the act resolves to, to undefined when another one is under way; rejects as the act does. */
  const run = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    if (locked.current) return undefined
    locked.current = true
    setBusy(true)
    try {
      return await act()
    } finally {
      locked.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
