import type { CampaignId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Campaign } from './campaign.ts'

/** The campaigns there were. */
export class Welfare {
  /** In order of first offer. */
  readonly campaigns = new Map<CampaignId, Campaign>()
  #nextEnd: Timestamp = 0

  /** When the next campaign is over; 0 = none runs. */
  get nextEnd(): Timestamp {
    return this.#nextEnd
  }

  set(id: CampaignId, campaign: Campaign): void {
    this.campaigns.set(id, campaign)
    this.#findNextEnd()
  }

  end(campaign: Campaign): void {
    campaign.isOver = true
    this.#findNextEnd()
  }

  #findNextEnd(): void {
    this.#nextEnd = 0
    for (const { isOver, rules } of this.campaigns.values()) {
      const { until } = rules.terms
      if (!isOver && (this.#nextEnd === 0 || until < this.#nextEnd)) this.#nextEnd = until
    }
  }
}
