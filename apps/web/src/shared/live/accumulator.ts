import { DepthBook } from '@touchstone/client'
import type { ChannelMessage, DepthData, DepthLevel } from '@touchstone/protocol'

/**
 * Takes every message of one channel as it comes and makes an immutable view of it when the page is about to paint.
 * Taking is cheap, making a view may not be: that is why they are apart.
 */
export interface Accumulator<View> {
  accept(message: ChannelMessage): void
  /** The same object as long as nothing changed. */
  view(): View
}

/** Keeps what `merge` makes of each message. Undefined before the first. */
export function mergeAccumulator<Held, Data>(
  empty: Held,
  merge: (held: Held, message: ChannelMessage<Data>) => Held,
): Accumulator<Held | undefined> {
  let held: Held | undefined
  return {
    accept(message) {
      held = merge(held ?? empty, message as ChannelMessage<Data>)
    },
    view: () => held,
  }
}

/** For channels whose every message is the whole truth. */
export function latestAccumulator<Data>(): Accumulator<Data | undefined> {
  return mergeAccumulator<Data | undefined, Data>(undefined, (_, message) => message.data)
}

export interface DepthView {
  /** Best first. */
  readonly bids: readonly DepthLevel[]
  readonly asks: readonly DepthLevel[]
}

/** An order book. Undefined before the first snapshot and between a gap and the next one. */
export function depthAccumulator(): Accumulator<DepthView | undefined> {
  const book = new DepthBook()
  let view: DepthView | undefined
  let viewedSeq = -1
  return {
    accept(message) {
      book.apply(message as ChannelMessage<DepthData>)
    },
    view() {
      if (book.seq < 0) return undefined
      if (book.seq !== viewedSeq || !view) {
        view = { bids: book.bids, asks: book.asks }
        viewedSeq = book.seq
      }
      return view
    },
  }
}
