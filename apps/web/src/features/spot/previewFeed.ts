import type { OrderPreview } from './confirmation.ts'
import type { OrderRequest } from './orderRequest.ts'

export interface PreviewState {
  /** The last answer, kept while a newer one is awaited so that nothing jumps. */
  readonly preview: OrderPreview | undefined
  /** True while the shown answer belongs to another request than the current one. */
  readonly stale: boolean
  readonly failed: boolean
}

export interface PreviewFeed {
  /** Asks for this order's preview after the debounce; undefined empties the box. */
  want(request: OrderRequest | undefined): void
  /** Asks again for the same order, because the market moved. */
  refresh(): void
  getState(): PreviewState
  subscribe(listener: () => void): () => void
  close(): void
}

const NOTHING: PreviewState = { preview: undefined, stale: false, failed: false }

/** Debounced questions to `tryOrder`; answers that come late for an older question are ignored. */
export function createPreviewFeed(
  ask: (request: OrderRequest) => Promise<OrderPreview>,
  debounceMs: number,
): PreviewFeed {
  let state = NOTHING
  let wanted: { readonly request: OrderRequest; readonly key: string } | undefined
  let question = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const change = (next: PreviewState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const send = async (request: OrderRequest) => {
    question += 1
    const mine = question
    try {
      const preview = await ask(request)
      if (mine === question) change({ preview, stale: false, failed: false })
    } catch {
      if (mine === question) change({ preview: undefined, stale: false, failed: true })
    }
  }
  return {
    want(request) {
      const key = request && JSON.stringify(request)
      if (key === wanted?.key) return
      clearTimeout(timer)
      question += 1
      wanted = request && key !== undefined ? { request, key } : undefined
      if (!wanted) return change(NOTHING)
      change({ ...state, stale: true, failed: false })
      timer = setTimeout(() => wanted && void send(wanted.request), debounceMs)
    },
    refresh() {
      if (wanted && !state.stale) void send(wanted.request)
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      clearTimeout(timer)
      question += 1
      listeners.clear()
    },
  }
}
