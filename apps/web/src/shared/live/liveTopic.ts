import type { ChannelMessage } from '@touchstone/protocol'
import type { Accumulator } from './accumulator.ts'
import type { PaintSlot } from './paintSlot.ts'

/** The function of a socket that a topic uses: messages of one channel until the returned function is called. */
export type OpenChannel = (channel: string, onMessage: (message: ChannelMessage) => void) => () => void

/** The shape React's `useSyncExternalStore` wants. */
export interface LiveTopic<View> {
  getView(): View
  subscribe(listener: () => void): () => void
}

/** Kept open a moment after the last listener left, so that a remount does not ask the server again. */
const LINGER_MS = 2_000

/** One channel, opened while somebody listens, its view renewed at most once per paint slot. */
export function createLiveTopic<View>(options: {
  readonly channel: string
  readonly open: OpenChannel
  readonly makeAccumulator: () => Accumulator<View>
  readonly slot: PaintSlot
}): LiveTopic<View> {
  const { channel, open, makeAccumulator, slot } = options
  const listeners = new Set<() => void>()
  let accumulator = makeAccumulator()
  let view = accumulator.view()
  let close: (() => void) | undefined
  let linger: ReturnType<typeof setTimeout> | undefined

  const paint = () => {
    const next = accumulator.view()
    if (Object.is(next, view)) return
    view = next
    for (const listener of listeners) listener()
  }
  const start = () => {
    clearTimeout(linger)
    close ??= open(channel, (message) => {
      accumulator.accept(message)
      slot.mark(paint)
    })
  }
  const stop = () => {
    close?.()
    close = undefined
    accumulator = makeAccumulator()
    view = accumulator.view()
  }
  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener)
      start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) linger = setTimeout(stop, LINGER_MS)
      }
    },
  }
}
