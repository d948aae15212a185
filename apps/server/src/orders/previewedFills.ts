import type { Rejection, RejectionFacts } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import type { InstrumentText } from '../marketdata/instrumentText.ts'
import { previewedProblem } from '../trading/refusalOf.ts'
import { type Slippage, slippageOf } from '../trading/slippage.ts'

/** The fills at once that the core sees for an order that is not placed yet. */
interface Fills {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly lots: Lots
  /** What they are worth in the quote asset. */
  readonly value: Amount
  readonly worstPrice: Ticks
  /** What the same lots are worth at another price. */
  readonly valueAt: (price: Ticks) => Amount
}

interface PreviewedFills extends Slippage {
  readonly problem: string
  readonly message: string
  readonly avgPrice: string
  readonly worstPrice: string
}

/** What the preview of every order begins with: whether it would be refused, and at which prices it would trade now. */
export function previewedFills(
  { rejection, facts, lots, value, worstPrice, valueAt }: Fills,
  book: { readonly bestBid: Ticks; readonly bestAsk: Ticks },
  text: InstrumentText,
): PreviewedFills {
  return {
    ...previewedProblem({ rejection, facts }),
    avgPrice: text.averagePrice(value, lots),
    worstPrice: text.price(worstPrice),
    ...slippageOf({ filled: value, atBid: valueAt(book.bestBid), atAsk: valueAt(book.bestAsk) }),
  }
}
