import type { CallInput, ContractRow } from '@touchstone/protocol'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { type ContractMarket, priceProblem } from '../contractMarket.ts'

/** One of the two protections as it stands in a form: switched off is removed. */
export interface Protection {
  readonly on: boolean
  readonly price: string
}

export function readProtection(price: string): Protection {
  return isZero(price) ? { on: false, price: '' } : { on: true, price }
}

export function protectionProblem(entered: Protection, market: ContractMarket): 'empty' | 'step' | undefined {
  return entered.on ? priceProblem(entered.price, market) : undefined
}

/** What a form asks for of one protection: left out when nothing changed, "0" to remove it. */
function asked(entered: Protection, set: string): string | undefined {
  const wanted = entered.on ? entered.price.replace(/\.$/, '') : '0'
  const now = isZero(set) ? '0' : set
  return wanted === now ? undefined : wanted
}

/** The change of a position's protections; undefined when nothing would change. */
export function protectionRequest(
  row: Pick<ContractRow, 'id' | 'tp' | 'sl'>,
  takeProfit: Protection,
  stopLoss: Protection,
): Omit<CallInput<'setTpsl'>, 'cid'> | undefined {
  const tp = asked(takeProfit, row.tp)
  const sl = asked(stopLoss, row.sl)
  if (tp === undefined && sl === undefined) return undefined
  return { id: row.id, ...(tp !== undefined && { tp }), ...(sl !== undefined && { sl }) }
}
