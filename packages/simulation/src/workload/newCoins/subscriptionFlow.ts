import type { CoreQueries, ReturnCoins, SubscribeCoins } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Subscribes, nearly always on the terms in force, and gives coins back, mostly those not listed in time. */
export class SubscriptionFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    return this.#draws.random.chance(20) ? this.#giveBack(core) : this.#subscribe(core)
  }

  /** Mostly within the limits of an offering that is open. */
  #subscribe(core: CoreQueries): SubscribeCoins {
    const { random } = this.#draws
    const owner = this.#draws.wealthy(core, 'funds')
    const offerings = core.newCoins.offerings()
    const open = offerings.filter(({ state, backed }) => state === 'open' && backed)
    const meant = open.length > 0 && random.chance(90) ? open : offerings
    const offered = meant.length > 0 ? random.pick(meant) : undefined
    const scale = core.assets().find(({ id }) => id === offered?.terms.asset)?.scale ?? 0
    const coins = (decimal = '1') => parseDecimal(decimal, scale) ?? 1n
    const [least, most, lot] = [coins(offered?.terms.min), coins(offered?.terms.max), coins(offered?.terms.lot)]
    const some = least + lot * BigInt(random.below(40))
    const quantity = random.pick([least, some, some, some, most, most + lot, some + 1n, offered?.left ?? 1n])
    const terms = (offered?.version ?? 1) + (random.chance(4) ? 1 : 0)
    const coin = offered?.terms.coin ?? 9
    return { type: 'SubscribeCoins', ...this.#draws.stamp(core, owner), coin, quantity: quantity || 1n, terms }
  }

  #giveBack(core: CoreQueries): ReturnCoins {
    const { random } = this.#draws
    const live = core.newCoins.offerings().flatMap(({ terms }) => core.newCoins.subscriptions(terms.coin))
    const due = live.filter(({ returnable }) => returnable)
    const meant = due.length > 0 && random.chance(80) ? due : live
    const one = meant.length > 0 ? random.pick(meant) : undefined
    const owner = one && random.chance(90) ? one.owner : this.#draws.owner(core)
    const subscription = one?.subscription ?? random.between(1, 40)
    return { type: 'ReturnCoins', ...this.#draws.stamp(core, owner), subscription }
  }
}
