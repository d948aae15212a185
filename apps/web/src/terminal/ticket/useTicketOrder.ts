import { useState, useSyncExternalStore } from 'react'
import { newClientId } from '../../shared/orders/clientId.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { createOrderSubmission, type PlaceAnswer, type SubmissionState } from '../../shared/orders/submission.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'

const PREVIEW_DEBOUNCE_MS = 250

/** The request of a ticket, the exchange's preview of it, and its outcome. */
export interface TicketOrder<Request extends object, Preview, Placed> {
  /** Undefined while an entry that is needed is missing. */
  readonly request: Request | undefined
  readonly preview: PreviewState<Preview>
  readonly submission: SubmissionState<Placed>
  /** Sends the order as entered. Resolves with the outcome. */
  readonly submit: () => Promise<SubmissionState<Placed>>
  /** Clears the outcome of an earlier order. */
  readonly clear: () => void
}

export interface TicketCalls<Request extends object, Preview, Placed> {
  readonly ask: (request: Request) => Promise<Preview>
  readonly place: (request: Request & { cid: string }) => Promise<PlaceAnswer<Placed>>
  readonly onPlaced: () => void
}

/** Preview and placing of one ticket; both use the same request, so the sent order is the one that was shown. */
export function useTicketOrder<Request extends object, Preview, Placed>(
  request: Request | undefined,
  { ask, place, onPlaced }: TicketCalls<Request, Preview, Placed>,
): TicketOrder<Request, Preview, Placed> {
  const [submission] = useState(() => createOrderSubmission(place, newClientId))
  return {
    request,
    preview: usePreview(request, ask, PREVIEW_DEBOUNCE_MS),
    submission: useSyncExternalStore(submission.subscribe, submission.getState),
    clear: submission.clear,
    async submit() {
      if (!request) return submission.getState()
      const state = await submission.submit(request)
      if (state.phase === 'accepted') onPlaced()
      return state
    },
  }
}
