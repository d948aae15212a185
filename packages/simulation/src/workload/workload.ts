import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Random } from '../world/random.ts'
import { ContractFlow } from './contractFlow.ts'
import { DecisionFlow } from './decisionFlow.ts'
import { type CustomerAct, Draws } from './draws.ts'
import { MoneyFlow } from './moneyFlow.ts'
import { OperatorFlow } from './operatorFlow.ts'
import { PriceFlow } from './priceFlow.ts'
import { SpotFlow } from './spotFlow.ts'
import { WalletFlow } from './walletFlow.ts'

const REMEMBERED = 200

/**
 * Draws the next command from a seed: mostly sensible trading of every product, and a steady share of repeats, conflicts,
 * foreign orders, zombies and nonsense. Reads the core only to know what could be cancelled, amended or closed.
 */
export class Workload {
  readonly #random: Random
  readonly #spot: SpotFlow
  readonly #contracts: ContractFlow
  readonly #wallets: WalletFlow
  readonly #prices: PriceFlow
  readonly #operator: OperatorFlow
  readonly #decisions: DecisionFlow
  readonly #money: MoneyFlow
  readonly #sent: CustomerAct[] = []

  constructor(random: Random) {
    const draws = new Draws(random)
    this.#random = random
    this.#spot = new SpotFlow(draws)
    this.#contracts = new ContractFlow(draws)
    this.#wallets = new WalletFlow(draws)
    this.#prices = new PriceFlow(draws)
    this.#operator = new OperatorFlow(draws)
    this.#decisions = new DecisionFlow(draws)
    this.#money = new MoneyFlow(draws)
  }

  next(core: CoreQueries): Command {
    if (core.time > 0 && (core.reference.lease('feed')?.until ?? 0) <= core.time && this.#random.chance(15))
      return this.#operator.lease(core)
    const dice = this.#random.below(100)
    if (dice < 2) return this.#operator.openOwner()
    if (dice < 5) return this.#operator.faucet(core)
    if (dice < 15) return this.#prices.next()
    if (dice < 18) return this.#operator.lease(core)
    if (dice < 22) return this.#spot.quotes(core)
    if (dice < 27) return this.#contracts.quotes(core)
    if (dice < 30) return this.#operator.next(core)
    if (dice < 33) return this.#decisions.next(core)
    if (dice < 41 && this.#sent.length > 0) return this.#again(core)
    if (dice < 47) return this.#moving(core)
    return this.#remember(this.#trading(core))
  }

  #trading(core: CoreQueries): CustomerAct {
    const dice = this.#random.below(100)
    if (dice < 42) return this.#spot.next(core)
    return dice < 84 || core.timedOptions.terms().length === 0 ? this.#contracts.next(core) : this.#wallets.next(core)
  }

  /** What customers ask for is repeated like any other request of theirs. */
  #moving(core: CoreQueries): Command {
    const command = this.#money.next(core)
    return 'key1' in command ? this.#remember(command) : command
  }

  #remember(command: CustomerAct): Command {
    this.#sent.push(command)
    if (this.#sent.length > REMEMBERED) this.#sent.shift()
    return command
  }

  /** A retry: the very same command, or — a client's bug — the same id with another body. */
  #again(core: CoreQueries): Command {
    const earlier = this.#random.pick(this.#sent)
    if (this.#random.chance(80)) return earlier
    const { owner, key1, key2 } = earlier
    const other = this.#random.chance(50) ? this.#spot.place(core) : this.#contracts.place(core)
    return { ...other, owner, key1, key2 }
  }
}
