import type { MarkData } from '@touchstone/protocol'
import type { ContractInfo } from '../../products/contracts/contractMarket.ts'

/** Whether orders are taken now, and if not, why and until when. */
export type MarketState =
  | { readonly kind: 'open' /** 0 = never closes. */; readonly closes: number }
  | { readonly kind: 'closed' /** 0 = not known. */; readonly opens: number }
  | { readonly kind: 'halted' | 'cancel_only'; readonly reason: string }
  | { readonly kind: 'settled'; readonly price: string }

/** The live channel knows first when a market opens or closes. */
export function marketState(info: ContractInfo, live: Pick<MarkData, 'open' | 'changesAt'> | undefined): MarketState {
  if (info.state === 'settled') return { kind: 'settled', price: info.settlementPrice }
  if (info.state !== 'open') return { kind: info.state, reason: info.reason }
  const { open, changesAt } = live ?? info
  return open ? { kind: 'open', closes: changesAt } : { kind: 'closed', opens: changesAt }
}
