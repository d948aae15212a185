import type { BuyHosting, CoreQueries, RedeemHosting } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Hosts the money of the hosting wallet, nearly always at the terms in force, and asks for some of it early. */
export class HostingFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    return this.#draws.random.chance(20) ? this.#redeem(core) : this.#buy(core)
  }

  /** Mostly within the limits of a product that is open. */
  #buy(core: CoreQueries): BuyHosting {
    const { random } = this.#draws
    const owner = this.#draws.wealthy(core, 'hosting')
    const products = core.hosting.products()
    const open = products.filter(({ left }) => left > 0n)
    const meant = open.length > 0 && random.chance(90) ? open : products
    const offered = meant.length > 0 ? random.pick(meant) : undefined
    const own = core.ledger.balances(owner).find(({ wallet, asset }) => wallet === 'hosting' && asset === 1)
    const least = parseDecimal(offered?.terms.min ?? '1', 6) ?? 1n
    const more = least + BigInt(random.below(20_000_000))
    const amount = random.pick([least, more, more, least - 1n, own?.available ?? 1n, offered?.left ?? 1n])
    const terms = (offered?.version ?? 1) + (random.chance(4) ? 1 : 0)
    const product = offered?.terms.product ?? 9
    return { type: 'BuyHosting', ...this.#draws.stamp(core, owner), product, amount: amount || 1n, terms }
  }

  /** Mostly an order that lives, by its owner. */
  #redeem(core: CoreQueries): RedeemHosting {
    const { random } = this.#draws
    const owners = [...core.customers.all()].map(({ owner }) => owner)
    const live = owners.flatMap((owner) => core.hosting.ofOwner(owner))
    const order = live.length > 0 ? random.pick(live) : undefined
    const owner = order && random.chance(90) ? order.owner : this.#draws.owner(core)
    return { type: 'RedeemHosting', ...this.#draws.stamp(core, owner), order: order?.order ?? random.between(1, 40) }
  }
}
