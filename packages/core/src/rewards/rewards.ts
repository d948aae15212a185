import type { CampaignId, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { RewardRules } from './rewardTerms.ts'

/** Money that was set aside for a campaign, in its asset. */
export interface Budget {
  /** Place in the genesis list. */
  readonly asset: number
  /** Less the money that went back to the treasury. */
  funded: Amount
  paid: Amount
}

export function leftOf({ funded, paid }: Readonly<Budget>): Amount {
  return funded - paid
}

/** The terms of rewards, their budgets, and the sum that each customer has received. */
export class Rewards {
  /** Every version there was, in order: cycles keep the one they began under. */
  readonly versions = new Map<number, RewardRules>()
  /** In order of first funding. */
  readonly budgets = new Map<CampaignId, Budget>()
  /** Paid out of campaigns, in the withdrawal asset, each at its value when it was paid; in order of the first. */
  readonly received = new Map<OwnerId, Amount>()
  #current: RewardRules | undefined

  /** Undefined as long as there are none: then nothing is given. */
  get current(): RewardRules | undefined {
    return this.#current
  }

  set(rules: RewardRules): void {
    this.versions.set(rules.version, rules)
    this.#current = rules
  }

  receivedBy(owner: OwnerId): Amount {
    return this.received.get(owner) ?? 0n
  }
}
