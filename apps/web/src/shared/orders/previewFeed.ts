export interface PreviewState<Preview> {
  /** The last answer, kept while a newer one is awaited so that nothing jumps. */
  readonly preview: Preview | undefined
  /** True while the shown answer belongs to another request than the current one. */
  readonly stale: boolean
  readonly failed: boolean
}

export interface PreviewFeed<Request extends object, Preview> {
  /** Asks for this order's preview after the debounce; undefined empties the box. */
  want(request: Request | undefined): void
  /** Asks again for the same order, because the market moved. */
  refresh(): void
  getState(): PreviewState<Preview>
  subscribe(listener: () => void): () => void
  close(): void
}

const NOTHING: PreviewState<never> = { preview: undefined, stale: false, failed: false }

/** Debounced questions to a call that previews; answers that come late for an older question are ignored. */
export function createPreviewFeed<Request extends object, Preview>(
  ask: (request: Request) => Promise<Preview>,
  debounceMs: number,
): PreviewFeed<Request, Preview> {
  let state: PreviewState<Preview> = NOTHING
  let wanted: { readonly request: Request; readonly key: string } | undefined
  let question = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const change = (next: PreviewState<Preview>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const send = async (request: Request) => {
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
