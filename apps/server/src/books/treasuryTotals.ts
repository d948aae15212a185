import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'

export interface TreasuryTotal {
  readonly currency: string
  readonly customers: string
  readonly system: string
  readonly sum: string
}

/** Balances of all customers together, by asset, kept up with every posting of a world. */
export interface TreasuryTotals {
  /** Balances of customers and of the house in each asset, and their sum: zero, because money only ever moves. */
  now(): TreasuryTotal[]
}

type Sums = Map<number, Amount>

function add(sums: Sums, asset: number, amount: Amount): void {
  sums.set(asset, (sums.get(asset) ?? 0n) + amount)
}

/** Reads every customer's balances: the running totals start from them, and are checked against them. */
export function walkCustomers(core: Pick<WorldPort['core'], 'customers' | 'ledger'>): Sums {
  const sums: Sums = new Map()
  for (const { owner } of core.customers.all()) {
    if (owner < FIRST_CUSTOMER) continue
    for (const { asset, available, held } of core.ledger.balances(owner)) add(sums, asset, available + held)
  }
  return sums
}

/** Walks the accounts once, now; a question costs the house's accounts alone afterwards. */
export function createTreasuryTotals(world: Pick<WorldPort, 'core' | 'follow'>): TreasuryTotals {
  const { core } = world
  const customers = walkCustomers(core)

  /** A repeated command moves nothing itself, but the payments that fell due before it do. */
  const keep = ({ postings }: AppliedEntry) => {
    for (const { source, destination, amount } of postings) {
      if (source.owner >= FIRST_CUSTOMER) add(customers, source.asset, -amount)
      if (destination.owner >= FIRST_CUSTOMER) add(customers, destination.asset, amount)
    }
  }
  world.follow(keep)

  return {
    now: () => {
      const system: Sums = new Map()
      for (const { asset, available, held } of core.ledger.systemBalances()) add(system, asset, available + held)
      return core.assets().map(({ id, code, scale }) => {
        const own = customers.get(id) ?? 0n
        const house = system.get(id) ?? 0n
        const text = (amount: Amount) => formatDecimal(amount, scale)
        return { currency: code, customers: text(own), system: text(house), sum: text(own + house) }
      })
    },
  }
}
