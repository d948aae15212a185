import { type CallInput, type ContractRow, rejectionMessage } from '@touchstone/protocol'
import { refusalText } from '../../../shared/api/api.ts'
import { compareDecimals, isZero } from '../../../shared/decimals/exactDecimal.ts'

/** The request for one protection: left out when nothing changed, "0" to remove it. */
function asked(price: string, set: string): string | undefined {
  const wanted = price === '' ? '0' : price
  const now = isZero(set) ? '0' : set
  return wanted === now ? undefined : wanted
}

/** The change of a position's protections to these prices, "" for none; undefined when nothing would change. */
export function protectionRequest(
  row: Pick<ContractRow, 'id' | 'tp' | 'sl'>,
  takeProfit: string,
  stopLoss: string,
): Omit<CallInput<'setTpsl'>, 'cid'> | undefined {
  const tp = asked(takeProfit, row.tp)
  const sl = asked(stopLoss, row.sl)
  if (tp === undefined && sl === undefined) return undefined
  return { id: row.id, ...(tp !== undefined && { tp }), ...(sl !== undefined && { sl }) }
}

const WRONG_SIDES = { tp: 'take_profit_side', sl: 'stop_loss_side' } as const

/**
 * What the exchange would say of a protection that the mark price has passed already; undefined for one on its right side, and for one
 * that stays as it is: it was judged when it was set.
 */
export function wrongSide(
  row: Pick<ContractRow, 'side' | 'lastPrice' | 'tp' | 'sl'>,
  field: 'tp' | 'sl',
  price: string,
): string | undefined {
  if (isZero(price) || isZero(row.lastPrice) || compareDecimals(price, row[field]) === 0) return undefined
  const side = (field === 'tp') === (row.side === 'long') ? 'above' : 'below'
  const apart = compareDecimals(price, row.lastPrice)
  if (side === 'above' ? apart > 0 : apart < 0) return undefined
  const word = WRONG_SIDES[field]
  return refusalText(word, rejectionMessage(word, { side, price: row.lastPrice }))
}
