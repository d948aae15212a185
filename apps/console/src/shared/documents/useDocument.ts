import { useEffect, useState } from 'react'

export type ShownDocument =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly url: string }

/** Asks for a short-lived address. */
export type AskAddress = (signal: AbortSignal) => Promise<{ readonly url: string }>

async function fetchDocument(ask: AskAddress, signal: AbortSignal): Promise<Blob> {
  const { url } = await ask(signal)
  const answer = await fetch(url, { credentials: 'same-origin', cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`the document answered ${answer.status}`)
  return answer.blob()
}

/**
 * Fetches a customer's picture through its short-lived address, once for each attempt; it stays in this tab's memory only and is
 * dropped with the screen. Keep `ask` and `onShown` the same between renders.
 */
export function useDocument(ask: AskAddress, onShown: () => void) {
  const [attempt, setAttempt] = useState(0)
  const [document, setDocument] = useState<ShownDocument>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    const wanted = new AbortController()
    let made = ''
    setDocument({ state: 'loading' })
    fetchDocument(ask, wanted.signal).then(
      (blob) => {
        if (wanted.signal.aborted) return
        made = URL.createObjectURL(blob)
        setDocument({ state: 'shown', url: made })
        onShown()
      },
      () => {
        if (!wanted.signal.aborted) setDocument({ state: 'failed' })
      },
    )
    return () => {
      wanted.abort()
      if (made !== '') URL.revokeObjectURL(made)
    }
  }, [ask, onShown, attempt])
  return { document, again: () => setAttempt((before) => before + 1) }
}
