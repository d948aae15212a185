import type { CoreQueries } from '@touchstone/protocol'
import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'

export interface TreasuryTotal {
  readonly currency: string
  readonly customers: string
  readonly system: string
  readonly sum: string
}

type Core = Pick<CoreQueries, 'assets' | 'owners' | 'balances' | 'systemBalances'>

/** What customers and what the house have of each asset, and both together: zero, for money only ever moves. */
export function treasuryTotals(core: Core): TreasuryTotal[] {
  const customers = new Map<number, bigint>()
  const add = (sums: Map<number, bigint>, asset: number, amount: bigint) =>
    sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  for (const { owner } of core.owners()) {
    if (owner < FIRST_CUSTOMER) continue
    for (const { asset, available, held } of core.balances(owner)) add(customers, asset, available + held)
  }
  const system = new Map<number, bigint>()
  for (const { asset, available, held } of core.systemBalances()) add(system, asset, available + held)
  return core.assets().map(({ id, code, scale }) => {
    const own = customers.get(id) ?? 0n
    const house = system.get(id) ?? 0n
    const text = (amount: bigint) => formatDecimal(amount, scale)
    return { currency: code, customers: text(own), system: text(house), sum: text(own + house) }
  })
}
