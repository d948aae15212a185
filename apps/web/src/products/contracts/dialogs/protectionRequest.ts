import type { CallInput, ContractRow } from '@touchstone/protocol'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'

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
