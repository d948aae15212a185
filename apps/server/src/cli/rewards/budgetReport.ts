import {
  type AssetDefinition,
  type CoreEvent,
  type Posting,
  type PostingReason,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { HistoryDiffers } from '../../sequencer/historyDiffers.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'

const { campaigns, treasury } = SYSTEM_OWNERS

/** How a product pays rewards out of its campaigns: the posting, and the event that tells of it. */
export interface PaidRewards {
  readonly reason: PostingReason
  readonly told: CoreEvent['type']
}

/** The sums of one asset. */
interface Book {
  rewarded: Amount
  /** What lies in campaigns by postings, and what is left of budgets by what was told of them. */
  inCampaigns: Amount
  left: Amount
}

/**
 * Recomputes from postings and events alone that rewards are paid out of budgets, and budgets out of the treasury. Throws
 * HistoryDiffers at the entry that breaks it.
 */
export class BudgetReport {
  readonly #books = new Map<number, Book>()
  readonly #reasons: ReadonlySet<PostingReason>
  readonly #told: ReadonlySet<CoreEvent['type']>

  constructor(paid: readonly PaidRewards[]) {
    this.#reasons = new Set(paid.map(({ reason }) => reason))
    this.#told = new Set(paid.map(({ told }) => told))
  }

  take({ sequence, events, postings }: Pick<AppliedEntry, 'sequence' | 'events' | 'postings'>): void {
    for (const posting of postings) this.#post(posting, sequence)
    for (const event of events) this.#follow(event)
    for (const { inCampaigns, left } of this.#books.values())
      if (inCampaigns !== left)
        throw new HistoryDiffers(sequence, `at entry ${sequence} campaigns have ${inCampaigns}, their budgets ${left}`)
  }

  /** One line for each asset in which anything was set aside. */
  lines(assets: readonly AssetDefinition[], sequence: number): string[] {
    return assets.flatMap(({ id, code, scale }) => {
      const book = this.#books.get(id)
      if (!book) return []
      const text = (amount: Amount) => formatDecimal(amount, scale)
      const left = `${text(book.inCampaigns)} left of their budgets at entry ${sequence}`
      return [`  rewards: ${text(book.rewarded)} ${code} out of campaigns, which have ${left}`]
    })
  }

  #post({ source, destination, amount, reason }: Posting, sequence: number): void {
    const { asset } = source
    if (destination.owner === campaigns && source.owner !== treasury)
      throw new HistoryDiffers(sequence, `entry ${sequence} brings money into campaigns that is not the treasury’s`)
    const isReward = this.#reasons.has(reason)
    if (isReward !== (source.owner === campaigns && destination.owner !== treasury))
      throw new HistoryDiffers(sequence, `entry ${sequence} pays a reward that comes from no campaign`)
    if (destination.owner === campaigns) this.#book(asset).inCampaigns += amount
    if (source.owner === campaigns) this.#book(asset).inCampaigns -= amount
    if (isReward) this.#book(asset).rewarded += amount
  }

  #follow(event: CoreEvent): void {
    if (event.type === 'CampaignFunded') this.#book(event.asset).left += event.amount
    else if (event.type === 'CampaignClosed') this.#book(event.asset).left -= event.returned
    else if (this.#told.has(event.type) && 'amount' in event && 'asset' in event)
      this.#book(event.asset).left -= event.amount
  }

  #book(asset: number): Book {
    const book = this.#books.get(asset) ?? { rewarded: 0n, inCampaigns: 0n, left: 0n }
    this.#books.set(asset, book)
    return book
  }
}
