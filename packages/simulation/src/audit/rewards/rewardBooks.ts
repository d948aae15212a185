import {
  type CampaignClosed,
  type CampaignFunded,
  type CampaignId,
  type CoreEvent,
  type CoreQueries,
  FIRST_CUSTOMER,
  type OwnerId,
  type RewardTermsSet,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { ceilingOf, floorOf, floorPpm } from '../plainSums.ts'
import type { Scene } from '../scene.ts'

const { campaigns } = SYSTEM_OWNERS

interface Budget {
  readonly asset: number
  left: bigint
}

/** A trading fee of the entry. */
export interface PaidFee {
  readonly owner: OwnerId
  readonly asset: number
  readonly amount: bigint
}

/** I20: the trading fees that customers paid, from postings alone, the rewards given out of them, and the budgets that paid. */
export class RewardBooks {
  readonly #versions = new Map<number, RewardTermsSet>()
  readonly #paid = new Map<OwnerId, bigint>()
  readonly #received = new Map<OwnerId, bigint>()
  readonly #budgets = new Map<CampaignId, Budget>()
  readonly #levels = new Map<OwnerId, number>()
  #current: RewardTermsSet | undefined
  #fees: readonly PaidFee[] = []

  /** The terms in force. */
  get current(): RewardTermsSet | undefined {
    return this.#current
  }

  /** Fees of the current entry that count towards rewards. */
  get fees(): readonly PaidFee[] {
    return this.#fees
  }

  version(version: number | undefined): RewardTermsSet | undefined {
    return this.#versions.get(version ?? 0)
  }

  level(owner: OwnerId): number {
    return this.#levels.get(owner) ?? 0
  }

  paidBy(owner: OwnerId): bigint {
    return this.#paid.get(owner) ?? 0n
  }

  beginEntry({ postings, core }: Scene): void {
    this.#fees = []
    if (!this.#current) return
    this.#fees = postings
      .filter(({ reason, source }) => reason === 'fee' && source.owner >= FIRST_CUSTOMER)
      .map(({ source, amount }) => ({ owner: source.owner, asset: source.asset, amount }))
    for (const { owner, asset, amount } of this.#fees)
      this.#paid.set(owner, this.paidBy(owner) + valueBy(core, asset, amount, floorOf))
  }

  hear(event: CoreEvent): void {
    switch (event.type) {
      case 'RewardTermsSet':
        this.#setTerms(event)
        return
      case 'CampaignFunded':
        this.#fund(event)
        return
      case 'CampaignClosed':
        this.#close(event)
        return
      case 'VerificationSet':
        this.#levels.set(event.owner, event.level)
        return
      default:
    }
  }

  /** Campaigns hold the rest of their budgets, to the unit. */
  endEntry({ ledger, core }: Scene): void {
    for (const { id } of core.assets()) {
      const left = [...this.#budgets.values()].reduce((sum, each) => (each.asset === id ? sum + each.left : sum), 0n)
      const there = ledger.of(campaigns, 'funds', id, 'available')
      demand(left === there, 'I20', () => `campaigns have ${there} of asset ${id}, their budgets ${left}`)
    }
  }

  sweep(core: CoreQueries): void {
    for (const { owner } of core.customers.all()) {
      const { feesPaid, received } = core.rewards.totals(owner)
      const same = feesPaid === this.paidBy(owner) && received === (this.#received.get(owner) ?? 0n)
      demand(same, 'REW-2', () => `owner ${owner} paid ${this.paidBy(owner)} in fees, the core counts ${feesPaid}`)
    }
  }

  /** A campaign paid a reward to a customer. REW-4 */
  give(owner: OwnerId, campaign: CampaignId, asset: number, amount: bigint, { core, time }: Scene): void {
    const budget = this.#budgets.get(campaign)
    const covered = budget?.asset === asset && budget.left >= amount
    demand(covered, 'I20', () => `campaign ${campaign} paid ${amount} of asset ${asset}, it has ${budget?.left}`)
    budget.left -= amount
    demand(this.level(owner) >= 1, 'REW-4', () => `owner ${owner} was rewarded without verification at ${time}`)
    const received = (this.#received.get(owner) ?? 0n) + valueBy(core, asset, amount, ceilingOf)
    const most = floorPpm(this.paidBy(owner), this.#current?.terms.rewardSharePpm ?? 0)
    demand(received <= most, 'I20', () => `owner ${owner} was given ${received}, the fees allow ${most}`)
    this.#received.set(owner, received)
  }

  /** Whether a campaign has any money left. */
  hasLeft(campaign: CampaignId): boolean {
    return (this.#budgets.get(campaign)?.left ?? 0n) > 0n
  }

  #setTerms(told: RewardTermsSet): void {
    const share = told.terms.inviteRatesPpm.reduce((sum, rate) => sum + rate, told.terms.rewardSharePpm)
    demand(share <= 200_000, 'REW-1', () => `terms ${told.version} give back ${share} of a million`)
    this.#versions.set(told.version, told)
    this.#current = told
  }

  #fund({ campaign, asset, amount, left }: CampaignFunded): void {
    const budget = this.#budgets.get(campaign) ?? { asset, left: 0n }
    budget.left += amount
    demand(budget.asset === asset && budget.left === left, 'I20', () => `campaign ${campaign} has ${left} left`)
    this.#budgets.set(campaign, budget)
  }

  #close({ campaign, asset, returned }: CampaignClosed): void {
    const budget = this.#budgets.get(campaign)
    const whole = budget?.asset === asset && budget.left === returned
    demand(whole, 'I20', () => `campaign ${campaign} gave ${returned} back, it had ${budget?.left}`)
    budget.left = 0n
  }
}

/** Value by the index price, in the withdrawal asset; 0 without a price. */
function valueBy(core: CoreQueries, asset: number, amount: bigint, divided: typeof floorOf): bigint {
  if (asset === CURRENCY) return amount
  const market = core.spot.markets().find(({ base, quote }) => base === asset && quote === CURRENCY)
  if (!market) return 0n
  const { indexPrice, units } = core.spot.market(market.id)
  return divided(amount * BigInt(indexPrice) * units.quantum, units.lotUnits)
}
