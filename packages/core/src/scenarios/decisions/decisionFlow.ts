import {
  type Command,
  type Decide,
  FIRST_CUSTOMER,
  OPERATOR_ROLES,
  type OperatorAction,
  type OperatorRole,
  type SystemOwner,
  type VerificationLevel,
} from '@touchstone/protocol'
import type { Exchange } from '../../exchange.ts'
import { PERP } from '../contracts/contractWorld.ts'
import { Dice } from '../spot/randomFlow.ts'

const PEOPLE = 7
const CUSTOMERS = 6
const WORKING: readonly OperatorRole[] = OPERATOR_ROLES.filter((role) => role !== 'auditor')

/** Decisions of every kind by every kind of person: operators who may, operators who may not, strangers, and one person twice. */
export class DecisionFlow {
  readonly #dice: Dice
  #proofs = 0
  #rows = 0

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  /** Two operators with every role. */
  opening(): Command[] {
    return [1, 2].map((operator) => ({
      type: 'Decide',
      proposer: 0,
      approver: 0,
      effectiveAt: 0,
      reason: 'founding',
      action: { type: 'AppointOperator', operator, roles: WORKING },
    }))
  }

  next(exchange: Exchange): Command {
    const dice = this.#dice
    const roll = dice.roll(20)
    if (roll === 0) return this.#anchor()
    if (roll === 1) {
      const until = exchange.time + dice.roll(50_000)
      return { type: 'HoldWithdrawals', owner: this.#owner(), until, reason: 'password changed' }
    }
    return this.#decision(exchange)
  }

  #anchor(): Command {
    this.#rows += this.#dice.roll(3)
    return { type: 'AnchorAudit', rows: this.#rows, head: 'ab01'.repeat(16) }
  }

  #decision(exchange: Exchange): Decide {
    const dice = this.#dice
    const anybody = dice.roll(3) === 0
    const proposer = anybody ? dice.roll(PEOPLE + 1) : 1 + dice.roll(2)
    const approver = anybody ? dice.roll(PEOPLE + 1) : dice.pick([3 - proposer, 3 - proposer, 0])
    const later = exchange.time + 1 + dice.roll(40_000)
    const effectiveAt = dice.pick([0, 0, later, later, exchange.time])
    const reason = dice.roll(40) === 0 ? ' ' : 'by chance'
    return { type: 'Decide', proposer, approver, effectiveAt, reason, action: this.#action(exchange) }
  }

  #action(exchange: Exchange): OperatorAction {
    const dice = this.#dice
    const owner = this.#owner()
    const waiting = exchange.decisions.scheduled()
    return dice.pick<() => OperatorAction>([
      () => ({ type: 'AppointOperator', operator: 1 + dice.roll(PEOPLE), roles: this.#roles() }),
      () => ({ type: 'FreezeOwner', owner, frozen: dice.roll(2) === 0, reason: 'seen' }),
      () => ({ type: 'HoldWithdrawals', owner, until: exchange.time + dice.roll(80_000), reason: 'seen' }),
      () => ({ type: 'SetVerification', owner, level: dice.roll(4) as VerificationLevel }),
      () => ({ type: 'SetTier', owner, tier: dice.roll(4) }),
      () => ({ type: 'SetFeeTiers', tiers: this.#tiers(exchange) }),
      () => ({ type: 'SetVerificationPolicy', loanLimits: this.#limits(), dailyWithdrawals: this.#limits() }),
      () => ({
        type: 'SetMarketState',
        market: dice.pick([1, 2, PERP]),
        state: dice.pick(['open', 'open', 'halted', 'cancel_only']),
        reason: 'seen',
      }),
      () => ({ type: 'ChangeMarket', market: 1 + dice.roll(3), ...this.#limitsOfOrders(), ...this.#notionals() }),
      () => ({
        type: 'ChangeContract',
        contract: PERP + dice.roll(2),
        ...this.#limitsOfOrders(),
        maxLeverage: dice.roll(60),
      }),
      () => ({
        type: 'ContributeCapital',
        owner: dice.pick<SystemOwner>(['treasury', 'insurance', 'fees', 'optionsPool']),
        asset: 1 + dice.roll(4),
        amount: BigInt(dice.roll(1_000_000)),
        evidence: `statement ${dice.roll(4) === 0 ? 1 : ++this.#proofs}`,
      }),
      () => ({ type: 'CancelDecision', decision: waiting.length > 0 ? dice.pick(waiting).decision : dice.roll(50) }),
    ])()
  }

  #owner(): number {
    return this.#dice.roll(20) === 0 ? 1 + this.#dice.roll(12) : FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS)
  }

  #roles(): OperatorRole[] {
    return OPERATOR_ROLES.filter((role) => this.#dice.roll(role === 'administrator' ? 2 : 4) === 0)
  }

  #tiers(exchange: Exchange) {
    const count = exchange.customers.feeTiers().length + this.#dice.roll(3) - 1
    return Array.from({ length: Math.min(4, count) }, () => ({
      makerPpm: this.#dice.roll(900),
      takerPpm: this.#dice.roll(2_000),
    }))
  }

  #limits(): string[] {
    const step = this.#dice.roll(500)
    const from = this.#dice.roll(9) === 0 ? 1 : 0
    return [0, 1, 2, 3].slice(from).map((level) => `${level * step}.5`)
  }

  #limitsOfOrders() {
    const dice = this.#dice
    return {
      minLots: dice.roll(3),
      maxLots: dice.pick([0, 0, 1, 500, 1_000]),
      bandPpm: dice.pick([0, 0, 40_000, 500_000, 2_000_000]),
      defaultSlippagePpm: dice.pick([0, 0, 9_000, 60_000]),
      maxSlippagePpm: dice.pick([0, 0, 50_000, 90_000]),
      maxOpenOrders: dice.pick([0, 5, 20]),
    }
  }

  #notionals() {
    return { minNotional: this.#dice.pick(['', '5', '-1']), maxNotional: this.#dice.pick(['', '90000', 'much']) }
  }
}
