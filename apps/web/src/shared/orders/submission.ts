/** The outcome of one attempt to place. */
export type SubmissionState<Placed> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'accepted'; readonly placed: Placed }
  | { readonly phase: 'rejected'; readonly message: string }
  /** No answer came: the order may or may not exist. Sending again uses the same client id, so it cannot be placed twice. */
  | { readonly phase: 'unknown' }

export type PlaceAnswer<Placed> =
  | { readonly outcome: 'accepted'; readonly placed: Placed }
  | { readonly outcome: 'rejected'; readonly message: string }
  | { readonly outcome: 'unknown' }

export interface OrderSubmission<Request extends object, Placed> {
  submit(request: Request): Promise<SubmissionState<Placed>>
  getState(): SubmissionState<Placed>
  subscribe(listener: () => void): () => void
  /** The customer changed something: an old answer no longer describes the form. */
  clear(): void
}

/**
 * Places orders one at a time. A second submit while one is under way is dropped; a submit of the same order after a
 * lost answer carries the same client id; any other submit gets a fresh one.
 */
export function createOrderSubmission<Request extends object, Placed>(
  place: (request: Request & { cid: string }) => Promise<PlaceAnswer<Placed>>,
  newCid: () => string,
): OrderSubmission<Request, Placed> {
  let state: SubmissionState<Placed> = { phase: 'idle' }
  let unanswered: { readonly key: string; readonly cid: string } | undefined
  const listeners = new Set<() => void>()
  const change = (next: SubmissionState<Placed>): SubmissionState<Placed> => {
    state = next
    for (const listener of listeners) listener()
    return next
  }
  return {
    async submit(request) {
      if (state.phase === 'sending') return state
      const key = JSON.stringify(request)
      const intent = unanswered?.key === key ? unanswered : { key, cid: newCid() }
      unanswered = intent
      change({ phase: 'sending' })
      const answer = await place({ ...request, cid: intent.cid }).catch(
        (): PlaceAnswer<Placed> => ({ outcome: 'unknown' }),
      )
      if (answer.outcome !== 'unknown') unanswered = undefined
      if (answer.outcome === 'accepted') return change({ phase: 'accepted', placed: answer.placed })
      if (answer.outcome === 'rejected') return change({ phase: 'rejected', message: answer.message })
      return change({ phase: 'unknown' })
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      if (state.phase !== 'idle' && state.phase !== 'sending') change({ phase: 'idle' })
    },
  }
}
