import type { Command, CoreQueries, LeaseRole, MarketState } from '@touchstone/protocol'
import type { Draws } from './draws.ts'
import { BAD_LISTINGS } from './listings.ts'
import { drawn, type ProductFlow, type Shared } from './productWorkload.ts'

const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']

/** Commands of operators and house processes: accounts, leases, market states, listings. */
export class OperatorFlow {
  readonly #draws: Draws
  readonly #listings: readonly Shared<Command>[]
  #refs = 0
  #faucets = 0

  constructor(draws: Draws, flows: readonly ProductFlow[]) {
    this.#draws = draws
    this.#listings = flows.flatMap(({ listing }) => listing ?? [])
  }

  openOwner(): Command {
    const { random } = this.#draws
    const known = this.#refs > 0 && (this.#refs > 25 || random.chance(20))
    return { type: 'OpenOwner', ref: `person-${known ? random.below(this.#refs) : this.#refs++}` }
  }

  faucet(core: CoreQueries): Command {
    const { random } = this.#draws
    const repeat = this.#faucets > 0 && random.chance(15)
    const ref = `faucet-${repeat ? random.below(this.#faucets) : this.#faucets++}`
    const asset = random.pick([1, 1, 2, 3])
    const amount = BigInt(random.between(1, 2_000_000)) * (asset === 2 ? 1_000n : 100_000n)
    return { type: 'FaucetCredit', owner: this.#draws.owner(core), asset, amount, ref }
  }

  /** Mostly a role without a holder; the zombie never keeps one for long. */
  lease(core: CoreQueries): Command {
    const { random } = this.#draws
    const free = ROLES.filter((role) => (core.reference.lease(role)?.until ?? 0) <= core.time)
    const role = free.length > 0 && random.chance(80) ? random.pick(free) : random.pick(ROLES)
    const holder = this.#draws.holder()
    const longest = this.#draws.isZombie(holder) ? 2_000 : 60_000
    return {
      type: 'AcquireLease',
      role,
      holder,
      until: core.time + random.pick([longest, longest, longest, longest, 61_001, -1]),
    }
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    const dice = random.below(15)
    if (dice < 3) return { type: 'SetTier', owner: this.#draws.owner(core), tier: random.below(5) }
    if (dice < 6) return this.#freeze(core)
    if (dice < 10) return this.#setState(core)
    if (dice < 11) return { type: 'ActivateRules', version: random.pick([0, 1, 99]) }
    if (dice < 12) return { type: 'ResumeClock', reason: 'drill' }
    return this.#listing(core)
  }

  /** A frozen customer is released before long. */
  #freeze(core: CoreQueries): Command {
    const { random } = this.#draws
    const frozen = [...core.customers.all()].map(({ owner }) => owner).filter((owner) => core.customers.isFrozen(owner))
    if (frozen.length > 0 && random.chance(80))
      return { type: 'FreezeOwner', owner: random.pick(frozen), frozen: false, reason: 'cleared' }
    const next = random.chance(60)
    return {
      type: 'FreezeOwner',
      owner: this.#draws.owner(core),
      frozen: next,
      reason: next ? 'under review' : 'cleared',
    }
  }

  /** A halted market opens again before long. */
  #setState(core: CoreQueries): Command {
    const { random } = this.#draws
    const shut = [
      ...core.spot.markets().filter(({ id }) => core.spot.market(id).state !== 'open'),
      ...core.contracts.all().filter(({ id }) => core.contracts.contract(id).state !== 'open'),
    ]
    if (shut.length > 0 && random.chance(80))
      return { type: 'SetMarketState', market: random.pick(shut).id, state: 'open', reason: 'over' }
    const state = random.pick<MarketState>(['open', 'open', 'cancel_only', 'halted'])
    return { type: 'SetMarketState', market: this.#someMarket(core), state, reason: 'drill' }
  }

  #someMarket(core: CoreQueries): number {
    const { random } = this.#draws
    const contracts = core.contracts.all().map(({ id }) => id)
    return random.chance(50) || contracts.length === 0 ? random.below(3) : random.pick(contracts)
  }

  #listing(core: CoreQueries): Command {
    const { random } = this.#draws
    const listing = drawn(random.below(100), this.#listings, core)
    return listing ? listing.next(core) : random.pick(BAD_LISTINGS)
  }
}
