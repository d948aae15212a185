import { DepthBook } from '@touchstone/client'
import type { ChannelMessage, DepthData, DepthLevel } from '@touchstone/protocol'
import type { Accumulator } from './accumulator.ts'

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
