import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { count, id, text } from '../shape/kinds.ts'
import { MARKET, MARKET_STATE } from './markets.ts'

export const MarketStateSet = define(
  30,
  'MarketStateSet',
  'A spot market or a contract was opened, halted or left for cancelling only.',
  {
    market: MARKET,
    state: MARKET_STATE,
    reason: text(),
  },
)
export type MarketStateSet = RecordOf<typeof MarketStateSet>

/** The core's queries give the new definition from now on. */
export const TermsChanged = define(31, 'TermsChanged', 'The limits of a spot market or a contract have changed.', {
  /** Id of a spot market or a contract. */
  market: id(0),
})
export type TermsChanged = RecordOf<typeof TermsChanged>

export const QuotesReplaced = define(32, 'QuotesReplaced', 'The market maker has replaced its quotes.', {
  owner: OWNER,
  market: MARKET,
  accepted: count(),
})
export type QuotesReplaced = RecordOf<typeof QuotesReplaced>
