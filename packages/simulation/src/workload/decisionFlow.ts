import {
  type Command,
  type CoreQueries,
  type Decide,
  OPERATOR_ROLES,
  type OperatorAction,
  type OwnerId,
  type VerificationLevel,
} from '@touchstone/protocol'
import type { Draws } from './draws.ts'
import { anybody, colleagues, PEOPLE } from './people.ts'
import { type Decided, drawn, type ProductFlow, type Proposal } from './productWorkload.ts'

const LONGEST_WAIT_MS = 60_000

/** Decisions of operators: by those with the right and without it, alone, twice by the same person, for now and for later. */
export class DecisionFlow {
  readonly #draws: Draws
  readonly #decided: readonly Decided[]
  #proofs = 0
  #rows = 0

  constructor(draws: Draws, flows: readonly ProductFlow[]) {
    const { random } = draws
    this.#draws = draws
    this.#decided = [
      { share: 15, next: () => [this.#appointment(), 'administrator'] },
      { share: 10, next: (core) => [this.#freeze(core), 'compliance'] },
      { share: 25, next: (core, owner) => [this.#hold(core, owner), 'compliance'] },
      {
        share: 8,
        next: (_core, owner) => [
          { type: 'SetVerification', owner, level: random.below(4) as VerificationLevel },
          'compliance',
        ],
      },
      { share: 5, next: (_core, owner) => [{ type: 'SetTier', owner, tier: random.below(4) }, 'markets'] },
      { share: 5, next: (core) => [this.#tiers(core), 'markets'] },
      { share: 4, next: () => [this.#policy(), 'compliance'] },
      { share: 6, next: (core) => [this.#marketState(core), 'markets'] },
      ...flows.flatMap(({ terms }) => terms ?? []),
      { share: 6, next: () => [this.#capital(), 'treasury'] },
    ]
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    if (core.decisions.operators().length < 2) return this.#founding()
    const dice = random.below(20)
    if (dice === 0) return this.#anchor()
    if (dice < 3) return this.#holdByPlatform(core)
    const [action, role] = this.#decision(core)
    const right = random.chance(65)
    const [proposer, approver] = right ? colleagues(this.#draws, core, role) : anybody(this.#draws, core)
    const later = core.time + random.between(1, LONGEST_WAIT_MS)
    const effectiveAt = random.pick([0, 0, later, later, later, core.time])
    return { type: 'Decide', proposer, approver, effectiveAt, reason: random.chance(3) ? '' : 'drill', action }
  }

  /** Now and then a non-administrator tries the first appointment, or it is tried twice. */
  #founding(): Decide {
    const operator = this.#draws.random.between(1, 2)
    const roles = this.#draws.random.chance(80) ? OPERATOR_ROLES : (['support'] as const)
    const action = { type: 'AppointOperator', operator, roles } as const
    return { type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action }
  }

  #anchor(): Command {
    this.#rows += this.#draws.random.below(4)
    return { type: 'AnchorAudit', rows: this.#rows, head: 'f0'.repeat(32) }
  }

  /** The platform itself, after a customer changed a password. */
  #holdByPlatform(core: CoreQueries): Command {
    const until = core.time + this.#draws.random.below(LONGEST_WAIT_MS)
    return { type: 'HoldWithdrawals', owner: this.#draws.owner(core), until, reason: 'password changed' }
  }

  /** Mostly a customer whose withdrawals are held, so that there is a hold to shorten. */
  #decision(core: CoreQueries): Proposal {
    const { random } = this.#draws
    const owner = this.#heldOwner(core)
    const decided = drawn(random.below(100), this.#decided, core)
    return decided ? decided.next(core, owner) : [this.#cancellation(core), 'markets']
  }

  #hold(core: CoreQueries, owner: OwnerId): OperatorAction {
    const until = core.time + this.#draws.random.below(2 * LONGEST_WAIT_MS)
    return { type: 'HoldWithdrawals', owner, until, reason: 'drill' }
  }

  #heldOwner(core: CoreQueries): number {
    const { random } = this.#draws
    const held = [...core.customers.all()].filter(({ owner }) => core.customers.withdrawalsHeldUntil(owner) > 0)
    return held.length > 0 && random.chance(70) ? random.pick(held).owner : this.#draws.owner(core)
  }

  #appointment(): OperatorAction {
    const { random } = this.#draws
    const roles = OPERATOR_ROLES.filter((role) => random.chance(role === 'administrator' ? 45 : 25))
    return { type: 'AppointOperator', operator: random.between(1, PEOPLE), roles }
  }

  /** Mostly lifting a freeze: the others must be able to trade. */
  #freeze(core: CoreQueries): OperatorAction {
    const { random } = this.#draws
    const frozen = [...core.customers.all()].filter(({ owner }) => core.customers.isFrozen(owner))
    const owner = frozen.length > 0 ? random.pick(frozen).owner : this.#draws.owner(core)
    return { type: 'FreezeOwner', owner, frozen: frozen.length === 0 && random.chance(70), reason: 'drill' }
  }

  /** The first tier's maker rate stays: house quotes are told without their rates. */
  #tiers(core: CoreQueries): OperatorAction {
    const { random } = this.#draws
    const count = core.customers.feeTiers().length + random.pick([-1, 0, 0, 1])
    const rates = () => ({ makerPpm: random.below(2_000), takerPpm: random.below(3_000) })
    const tiers = Array.from({ length: Math.min(5, count) }, rates)
    return {
      type: 'SetFeeTiers',
      tiers: tiers.map((tier, place) => (place === 0 ? { ...tier, makerPpm: 1_000 } : tier)),
    }
  }

  #policy(): OperatorAction {
    const { random } = this.#draws
    const limits = () => Array.from({ length: 4 }, (_, level) => String(level * 100 + random.below(120)))
    return { type: 'SetVerificationPolicy', loanLimits: limits(), dailyWithdrawals: limits() }
  }

  /** A halted market opens again before long. */
  #marketState(core: CoreQueries): OperatorAction {
    const { random } = this.#draws
    const markets = [...core.spot.markets(), ...core.contracts.all()]
    const open = random.chance(85)
    const state = open ? 'open' : random.pick(['cancel_only', 'halted'] as const)
    return { type: 'SetMarketState', market: random.pick(markets).id, state, reason: 'drill' }
  }

  /** Little money for the insurance fund, so that it runs dry. */
  #capital(): OperatorAction {
    const { random } = this.#draws
    const known = this.#proofs > 0 && random.chance(25)
    const evidence = `statement ${known ? random.between(1, this.#proofs) : ++this.#proofs}`
    const owner = random.pick(['treasury', 'treasury', 'loanPool', 'insurance', 'clearing'] as const)
    return {
      type: 'ContributeCapital',
      owner,
      asset: random.pick([1, 1, 1, 2, 3, 9]),
      amount: BigInt(random.below(900_000)),
      evidence,
    }
  }

  #cancellation(core: CoreQueries): OperatorAction {
    const { random } = this.#draws
    const waiting = core.decisions.scheduled()
    const decision = waiting.length > 0 && random.chance(80) ? random.pick(waiting).decision : random.below(500)
    return { type: 'CancelDecision', decision }
  }
}
