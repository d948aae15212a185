/** Asks when first asked, then gives the same answer; asks again after a failure. */
export function keptPromise<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined
  return () => {
    if (kept) return kept
    const asked = ask()
    asked.catch(() => {
      kept = undefined
    })
    kept = asked
    return asked
  }
}
