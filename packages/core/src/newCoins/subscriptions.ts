import type { CoinId, OwnerId, SubscriptionId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { coinsOf, isUnderReview, type Subscription } from './subscription.ts'

/** Subscriptions of one coin: those under review and those that were passed, each in order of subscription. */
class OfCoin {
  readonly underReview = new Set<Subscription>()
  readonly passed = new Set<Subscription>()
  asked: Amount = 0n
  /** By owner, the coins that count towards the most of one customer. */
  readonly #own = new Map<OwnerId, Amount>()

  ownOf(owner: OwnerId): Amount {
    return this.#own.get(owner) ?? 0n
  }

  addOwn(owner: OwnerId, coins: Amount): void {
    const sum = this.ownOf(owner) + coins
    if (sum === 0n) this.#own.delete(owner)
    else this.#own.set(owner, sum)
  }
}

const NONE = new OfCoin()

/** The subscriptions that have not ended, by number, owner and coin. */
export class Subscriptions {
  /** In order of subscription. */
  readonly #byId = new Map<SubscriptionId, Subscription>()
  readonly #byOwner = new Map<OwnerId, Set<Subscription>>()
  readonly #byCoin = new Map<CoinId, OfCoin>()

  get count(): number {
    return this.#byId.size
  }

  all(): Iterable<Subscription> {
    return this.#byId.values()
  }

  byId(id: SubscriptionId): Subscription | undefined {
    return this.#byId.get(id)
  }

  ofOwner(owner: OwnerId): Iterable<Subscription> {
    return this.#byOwner.get(owner) ?? []
  }

  /** Waiting for their decision, in order of subscription. */
  underReview(coin: CoinId): ReadonlySet<Subscription> {
    return this.#of(coin).underReview
  }

  /** With coins that are not free. */
  passed(coin: CoinId): ReadonlySet<Subscription> {
    return this.#of(coin).passed
  }

  /** Coins that subscriptions under review ask for. */
  asked(coin: CoinId): Amount {
    return this.#of(coin).asked
  }

  /** Coins of an owner that count towards the most he may have: asked for, or allocated and locked. */
  ownCoins(coin: CoinId, owner: OwnerId): Amount {
    return this.#of(coin).ownOf(owner)
  }

  /** Subscriptions are added in order of their numbers. */
  add(subscription: Subscription): void {
    const { id, owner, coin } = subscription
    this.#byId.set(id, subscription)
    const own = this.#byOwner.get(owner)
    if (own) own.add(subscription)
    else this.#byOwner.set(owner, new Set([subscription]))
    if (!this.#byCoin.has(coin)) this.#byCoin.set(coin, new OfCoin())
    this.#join(subscription)
  }

  pass(subscription: Subscription, allocated: Amount, paid: Amount): void {
    this.#leave(subscription)
    subscription.allocated = allocated
    subscription.paid = paid
    this.#join(subscription)
  }

  remove(subscription: Subscription): void {
    const { id, owner } = subscription
    this.#leave(subscription)
    this.#byId.delete(id)
    const own = this.#byOwner.get(owner)
    own?.delete(subscription)
    if (own?.size === 0) this.#byOwner.delete(owner)
  }

  #of(coin: CoinId): OfCoin {
    return this.#byCoin.get(coin) ?? NONE
  }

  #join(subscription: Subscription): void {
    const those = this.#of(subscription.coin)
    those.addOwn(subscription.owner, coinsOf(subscription))
    if (isUnderReview(subscription)) {
      those.underReview.add(subscription)
      those.asked += subscription.quantity
    } else those.passed.add(subscription)
  }

  #leave(subscription: Subscription): void {
    const those = this.#of(subscription.coin)
    those.addOwn(subscription.owner, -coinsOf(subscription))
    if (those.underReview.delete(subscription)) those.asked -= subscription.quantity
    those.passed.delete(subscription)
  }
}
