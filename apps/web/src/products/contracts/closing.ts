import type { CallData, CallInput, ContractRow } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

export type CloseAnswer = CallData<'tryContract'>

/** The order that closes lots of a position, for a preview of what closing does: it can only reduce. */
export function closingOrder(
  row: Pick<ContractRow, 'symbol' | 'side' | 'leverage' | 'marginMode'>,
  lots: bigint,
  price: string | undefined,
): CallInput<'tryContract'> {
  return {
    symbol: row.symbol,
    side: row.side === 'long' ? 'short' : 'long',
    lots: String(lots),
    leverage: String(row.leverage),
    marginMode: row.marginMode,
    reduceOnly: '1',
    ...(price === undefined ? { type: 'market' } : { type: 'limit', price }),
  }
}

/** Money as the server writes it. */
const SCALE = 8

/** What comes back into the account, in quote as plain decimals: signed. */
export interface ClosingResult {
  /** Profit or loss without the fee. */
  readonly result: string
  readonly fee: string
  /** The margin set free, with the result and without the fee. */
  readonly back: string
}

/** What a close would do now, by the exchange's own preview; undefined while it trades nothing at once. */
export function closingResult({ realised, fee, before, after, filledLots }: CloseAnswer): ClosingResult | undefined {
  const units = [before.margin, after.margin, realised, fee].map((text) => readDown(text || '0', SCALE))
  const [held, kept, gained, charged] = units
  if (filledLots === '0' || held === undefined || kept === undefined) return undefined
  if (gained === undefined || charged === undefined) return undefined
  return { result: realised, fee, back: formatDecimal(held - kept + gained - charged, SCALE) }
}
