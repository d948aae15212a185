import { api } from '../api/api.ts'
import { callQuery } from '../api/queries.ts'

/** `total` says how many orders stay open when somebody leaves. */
export function openOrderList() {
  return callQuery('getOrderList', { state: 'current' })
}

/** How many orders stay open after signing out; none when that cannot be told. */
export async function countOpenOrders(): Promise<number> {
  try {
    return (await api().call('getOrderList', { state: 'current' })).total
  } catch {
    return 0
  }
}
