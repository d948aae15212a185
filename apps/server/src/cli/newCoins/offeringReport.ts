import {
  type AssetDefinition,
  type AssetId,
  type CoreEvent,
  FIRST_CUSTOMER,
  type OwnerId,
  type Posting,
  type PostingReason,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { HistoryDiffers } from '../../sequencer/historyDiffers.ts'
import type { LogReport } from '../logReport.ts'

const { external, offering } = SYSTEM_OWNERS

type Party = 'outside' | 'customer' | 'house'

function partyOf(owner: OwnerId): Party {
  if (owner === external) return 'outside'
  return owner >= FIRST_CUSTOMER ? 'customer' : 'house'
}

/** Why money and coins may come into the offering account, from whom; and why they may leave it, to whom. */
const WAYS_IN: Partial<Record<PostingReason, Party>> = {
  offering_funded: 'outside',
  subscription_paid: 'customer',
  subscription_returned: 'customer',
}
const WAYS_OUT: Partial<Record<PostingReason, Party>> = {
  subscription_coins: 'customer',
  subscription_returned: 'customer',
  offering_paid_out: 'outside',
}

/** Of one asset in the offering account: what lies there by its postings, and by what was told of offerings. */
interface Lying {
  posted: Amount
  told: Amount
}

/** What belongs to an offering that has not paid out anything yet. */
interface Known {
  readonly asset: AssetId
  listed: boolean
}

/**
 * Recomputes what lies in the offering account, coins and money: that it is what was told of each offering, came in and left by its
 * ways alone, and that nothing was paid to an issuer before the listing. Throws HistoryDiffers at the entry that breaks it.
 */
export class OfferingReport implements LogReport {
  readonly #lying = new Map<AssetId, Lying>()
  readonly #offerings = new Map<number, Known>()
  /** In which coins are paid; 0 before anything was. */
  #currency: AssetId = 0

  take({ sequence, events, postings }: Parameters<LogReport['take']>[0]): void {
    for (const posting of postings) this.#post(posting, sequence)
    for (const event of events) this.#follow(event, sequence)
    if (postings.some(({ source, destination }) => source.owner === offering || destination.owner === offering))
      this.#compare(sequence)
  }

  lines(assets: readonly AssetDefinition[], sequence: number): string[] {
    if (this.#offerings.size === 0) return []
    const lying = assets.flatMap(({ id, code, scale }) => {
      const found = this.#lying.get(id)
      return found ? [`${formatDecimal(found.posted, scale)} ${code}`] : []
    })
    return [`  new coins: ${lying.join(', ') || 'nothing'} in the offering account at entry ${sequence}`]
  }

  #post({ source, destination, amount, reason }: Posting, sequence: number): void {
    const isIn = destination.owner === offering
    const isOut = source.owner === offering
    if (!isIn && !isOut) return
    const fits = isIn ? WAYS_IN[reason] === partyOf(source.owner) : WAYS_OUT[reason] === partyOf(destination.owner)
    if (!fits || (isIn && isOut))
      throw new HistoryDiffers(sequence, `entry ${sequence} moves money of the offering account by ${reason}`)
    if (reason === 'subscription_paid') this.#currency = source.asset
    this.#lie(source.asset).posted += isIn ? amount : -amount
  }

  #lie(asset: AssetId): Lying {
    const lying = this.#lying.get(asset) ?? { posted: 0n, told: 0n }
    this.#lying.set(asset, lying)
    return lying
  }

  #tell(asset: AssetId, by: Amount): void {
    if (by !== 0n) this.#lie(asset).told += by
  }

  #follow(event: CoreEvent, sequence: number): void {
    if (event.type === 'OfferingSet') {
      const { coin, asset } = event.terms
      this.#offerings.set(coin, { asset, listed: this.#offerings.get(coin)?.listed ?? false })
    }
    if (event.type === 'OfferingFunded') this.#tell(event.asset, event.amount)
    if (event.type === 'SubscriptionDecided') this.#give(event.coin, event.allocated, event.paid)
    if (event.type === 'CoinsReturned') this.#give(event.coin, -event.amount, -event.refund)
    if (event.type === 'CoinListed') this.#known(event.coin).listed = true
    if (event.type === 'OfferingPaidOut') {
      const { asset, listed } = this.#known(event.coin)
      if (!listed && event.asset !== asset)
        throw new HistoryDiffers(sequence, `entry ${sequence} pays the issuer of a coin that is not listed`)
      this.#tell(event.asset, -event.amount)
    }
  }

  #give(coin: number, coins: Amount, money: Amount): void {
    this.#tell(this.#known(coin).asset, -coins)
    this.#tell(this.#currency, money)
  }

  #known(coin: number): Known {
    return this.#offerings.get(coin) ?? { asset: 0, listed: false }
  }

  #compare(sequence: number): void {
    for (const { posted, told } of this.#lying.values())
      if (posted !== told)
        throw new HistoryDiffers(
          sequence,
          `at entry ${sequence} the offering account has ${posted} of an asset, and offerings tell of ${told}`,
        )
  }
}
