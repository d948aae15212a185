import type { CoreQueries, ReceiveSign, SignIn } from '@touchstone/protocol'
import { deserving } from '../deserving.ts'
import type { CustomerAct, Draws } from '../draws.ts'
import type { Source } from '../productWorkload.ts'

/** Signs in, now and then twice, and asks for rewards, mostly of signed days. */
export class SignInFlow implements Source<CustomerAct> {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    return this.#draws.random.chance(50) ? this.#sign(core) : this.#receive(core)
  }

  #sign(core: CoreQueries): SignIn {
    const owner = this.#draws.random.chance(50) ? deserving(this.#draws, core) : this.#draws.owner(core)
    return { type: 'SignIn', ...this.#draws.stamp(core, owner) }
  }

  #receive(core: CoreQueries): ReceiveSign {
    const { random } = this.#draws
    const owner = deserving(this.#draws, core)
    const signed = core.signIn.cycle(owner)?.days.filter((day) => day.signed) ?? []
    const day = signed.length > 0 && random.chance(80) ? random.pick(signed).day : random.between(1, 7)
    return { type: 'ReceiveSign', ...this.#draws.stamp(core, owner), day }
  }
}
