import type { ChannelMessage, ContractOrderData, ContractRow, PositionData } from '@touchstone/protocol'
import { merged } from './merged.ts'

/** Holds `contractOrder` by order number: open and waiting orders only. */
export function mergeContractOrders(
  held: ReadonlyMap<string, ContractRow>,
  message: ChannelMessage<ContractOrderData>,
): ReadonlyMap<string, ContractRow> {
  const next = new Map(merged(held, message, message.data, (row) => row.orderNo))
  for (const row of message.data) if (row.state !== 'pending') next.delete(row.orderNo)
  return next
}

export interface HeldPositions {
  readonly account: PositionData['account']
  /** Open positions by number. */
  readonly list: ReadonlyMap<string, ContractRow>
}

/** Holds `position`: the account and the open positions; closed ones are taken out. */
export function mergePositions(held: HeldPositions | undefined, message: ChannelMessage<PositionData>): HeldPositions {
  const { account, list } = message.data
  const next = new Map(merged(held?.list ?? new Map<string, ContractRow>(), message, list, (row) => row.id))
  for (const row of list) if (row.state === 'closed') next.delete(row.id)
  return { account, list: next }
}
