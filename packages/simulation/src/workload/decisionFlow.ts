import {
  type ChangeContract,
  type Command,
  type CoreQueries,
  type Decide,
  OPERATOR_ROLES,
  type OperatorAction,
  type OperatorRole,
  type VerificationLevel,
} from '@touchstone/protocol'
import type { Random } from '../world/random.ts'
import type { Draws } from './draws.ts'
import { anybody, colleagues, PEOPLE } from './people.ts'

const LONGEST_WAIT_MS = 60_000

/** Decisions of operators: by those who may and by those who may not, alone, twice the same person, now and for later. */
export class DecisionFlow {
  readonly #draws: Draws
  #proofs = 0
  #rows = 0

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    if (core.decisions.operators().length < 2) return this.#founding()
    const dice = random.below(20)
    if (dice === 0) return this.#anchor()
    if (dice < 3) return this.#hold(core)
    const [action, role] = this.#action(core)
    const right = random.chance(65)
    const [proposer, approver] = right ? colleagues(this.#draws, core, role) : anybody(this.#draws, core)
    const later = core.time + random.between(1, LONGEST_WAIT_MS)
    const effectiveAt = random.pick([0, 0, later, later, later, core.time])
    return { type: 'Decide', proposer, approver, effectiveAt, reason: random.chance(3) ? '' : 'drill', action }
  }

  /** Now and then somebody tries to begin without being an administrator, or twice. */
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
  #hold(core: CoreQueries): Command {
    const until = core.time + this.#draws.random.below(LONGEST_WAIT_MS)
    return { type: 'HoldWithdrawals', owner: this.#draws.owner(core), until, reason: 'password changed' }
  }

  /** What is decided, and the role of those who may propose it. */
  #action(core: CoreQueries): readonly [OperatorAction, OperatorRole] {
    const { random } = this.#draws
    const owner = this.#heldOwner(core)
    const dice = random.below(100)
    if (dice < 15) return [this.#appointment(random), 'administrator']
    if (dice < 25) return [this.#freeze(core), 'compliance']
    if (dice < 50)
      return [
        { type: 'HoldWithdrawals', owner, until: core.time + random.below(2 * LONGEST_WAIT_MS), reason: 'drill' },
        'compliance',
      ]
    if (dice < 58)
      return [{ type: 'SetVerification', owner, level: random.below(4) as VerificationLevel }, 'compliance']
    if (dice < 63) return [{ type: 'SetTier', owner, tier: random.below(4) }, 'markets']
    if (dice < 68) return [this.#tiers(core, random), 'markets']
    if (dice < 72) return [this.#policy(random), 'compliance']
    if (dice < 78) return [this.#marketState(core, random), 'markets']
    if (dice < 83) return [this.#market(core, random), 'markets']
    if (dice < 88) return [this.#contract(core, random), 'markets']
    if (dice < 94) return [this.#capital(random), 'treasury']
    return [this.#cancellation(core, random), 'markets']
  }

  /** Mostly somebody whose withdrawals are held: there is something to shorten. */
  #heldOwner(core: CoreQueries): number {
    const { random } = this.#draws
    const held = [...core.customers.all()].filter(({ owner }) => core.customers.withdrawalsHeldUntil(owner) > 0)
    return held.length > 0 && random.chance(70) ? random.pick(held).owner : this.#draws.owner(core)
  }

  #appointment(random: Random): OperatorAction {
    const roles = OPERATOR_ROLES.filter((role) => random.chance(role === 'administrator' ? 45 : 25))
    return { type: 'AppointOperator', operator: random.between(1, PEOPLE), roles }
  }

  /** Mostly letting somebody go: the others must be able to trade. */
  #freeze(core: CoreQueries): OperatorAction {
    const { random } = this.#draws
    const frozen = [...core.customers.all()].filter(({ owner }) => core.customers.isFrozen(owner))
    const owner = frozen.length > 0 ? random.pick(frozen).owner : this.#draws.owner(core)
    return { type: 'FreezeOwner', owner, frozen: frozen.length === 0 && random.chance(70), reason: 'drill' }
  }

  /** The first tier's maker rate stays: house quotes are told without their rates. */
  #tiers(core: CoreQueries, random: Random): OperatorAction {
    const count = core.customers.feeTiers().length + random.pick([-1, 0, 0, 1])
    const rates = () => ({ makerPpm: random.below(2_000), takerPpm: random.below(3_000) })
    const tiers = Array.from({ length: Math.min(5, count) }, rates)
    return {
      type: 'SetFeeTiers',
      tiers: tiers.map((tier, place) => (place === 0 ? { ...tier, makerPpm: 1_000 } : tier)),
    }
  }

  #policy(random: Random): OperatorAction {
    const limits = () => Array.from({ length: 4 }, (_, level) => String(level * 100 + random.below(120)))
    return { type: 'SetVerificationPolicy', loanLimits: limits(), dailyWithdrawals: limits() }
  }

  /** What is halted opens again before long. */
  #marketState(core: CoreQueries, random: Random): OperatorAction {
    const markets = [...core.spot.markets(), ...core.contracts.all()]
    const open = random.chance(85)
    const state = open ? 'open' : random.pick(['cancel_only', 'halted'] as const)
    return { type: 'SetMarketState', market: random.pick(markets).id, state, reason: 'drill' }
  }

  #market(core: CoreQueries, random: Random): OperatorAction {
    const market = random.pick(core.spot.markets()).id
    const notionals = { minNotional: random.pick(['', '2', 'much']), maxNotional: random.pick(['', '400000']) }
    return { type: 'ChangeMarket', market, ...limits(random), ...notionals }
  }

  #contract(core: CoreQueries, random: Random): OperatorAction {
    const contracts = core.contracts.all()
    const contract = contracts.length > 0 ? random.pick(contracts).id : 2000
    return { type: 'ChangeContract', contract, ...limits(random), maxLeverage: random.pick([0, 0, 20, 60, 100]) }
  }

  /** Little for the insurance fund: it should run dry. */
  #capital(random: Random): OperatorAction {
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

  #cancellation(core: CoreQueries, random: Random): OperatorAction {
    const waiting = core.decisions.scheduled()
    const decision = waiting.length > 0 && random.chance(80) ? random.pick(waiting).decision : random.below(500)
    return { type: 'CancelDecision', decision }
  }
}

/** Around what was listed, so that trading goes on; some are nonsense. */
function limits(random: Random): Omit<ChangeContract, 'type' | 'contract' | 'maxLeverage'> {
  return {
    minLots: random.pick([0, 0, 1, 2, 3]),
    maxLots: random.pick([0, 0, 900_000, 1_000_000, 1]),
    bandPpm: random.pick([0, 0, 40_000, 60_000, 2_000_000]),
    defaultSlippagePpm: random.pick([0, 0, 4_000, 12_000, 90_000]),
    maxSlippagePpm: random.pick([0, 0, 15_000, 25_000]),
    maxOpenOrders: random.pick([0, 11, 35]),
  }
}
