import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Random } from '../world/random.ts'
import { DecisionFlow } from './decisionFlow.ts'
import { type CustomerAct, Draws } from './draws.ts'
import { MoneyFlow } from './moneyFlow.ts'
import { OperatorFlow } from './operatorFlow.ts'
import { PriceFlow } from './priceFlow.ts'
import { PRODUCTS, PRODUCTS_BESIDE } from './products.ts'
import { drawn, type Moment, type ProductFlow, type Shared, type Source, type Trading } from './productWorkload.ts'

const REMEMBERED = 200
/** Longer than any lease. */
const LEASES_END_MS = 60_000
/** Short of the gap that stops the clock. */
const NEARLY_AN_HOUR_MS = 3_540_000
/** More than a day and an hour, in steps below that gap. */
const HOURS = 27
const COMMANDS_AN_HOUR = 3

/**
 * Draws the next command from a seed: mostly sensible trading of every product, and a steady share of repeats, conflicts,
 * foreign orders, zombies and nonsense. Reads the core only to know what could be cancelled, amended or closed.
 */
export class Workload {
  readonly #random: Random
  readonly #operator: OperatorFlow
  readonly #trading: readonly Trading[]
  readonly #seldom: readonly Source<CustomerAct>[]
  readonly #everything: readonly Shared<Command>[]
  readonly #flows: readonly ProductFlow[]
  readonly #beside: readonly Shared<Command>[]
  readonly #besideRandom: Random | undefined
  readonly #sent: CustomerAct[] = []

  /** `beside`: the chance of acts that are drawn beside all others; there are none without it. */
  constructor(random: Random, beside?: Random) {
    const draws = new Draws(random)
    const flows = PRODUCTS.map((product) => product.begin(draws))
    this.#random = random
    this.#flows = flows
    this.#besideRandom = beside
    this.#beside = beside ? PRODUCTS_BESIDE.flatMap((product) => product.begin(new Draws(beside)).beside ?? []) : []
    this.#operator = new OperatorFlow(draws, flows)
    this.#trading = flows.flatMap(({ trading }) => trading ?? [])
    this.#seldom = flows.flatMap(({ seldom }) => seldom ?? [])
    this.#everything = this.#flow(draws, flows)
  }

  next(core: CoreQueries): Command {
    const beside = this.#besideRandom && drawn(this.#besideRandom.below(100), this.#beside, core)
    if (beside) return beside.next(core)
    if (core.time > 0 && (core.reference.lease('feed')?.until ?? 0) <= core.time && this.#random.chance(15))
      return this.#operator.lease(core)
    const source = drawn(this.#random.below(100), this.#everything, core)
    return source ? source.next(core) : this.#remember(this.#trade(core))
  }

  /** The end of every run: each product's edge cases, and then a day in which little happens. */
  *lastDay(core: () => CoreQueries): Generator<Moment> {
    yield { wait: LEASES_END_MS, command: { type: 'ResumeClock', reason: 'the last day' } }
    for (const { last } of this.#flows) if (last) yield* last(core)
    for (let hour = 0; hour < HOURS; hour++)
      for (let left = COMMANDS_AN_HOUR; left > 0; left--)
        yield { wait: left === 1 ? NEARLY_AN_HOUR_MS : 1, command: this.next(core()) }
  }

  /** All flows but trading, which takes the rest of the hundred. */
  #flow(draws: Draws, flows: readonly ProductFlow[]): readonly Shared<Command>[] {
    const prices = new PriceFlow(draws)
    const decisions = new DecisionFlow(draws, flows)
    const money = new MoneyFlow(draws, flows)
    return [
      { share: 2, next: () => this.#operator.openOwner() },
      { share: 3, next: (core) => this.#operator.faucet(core) },
      { share: 10, next: () => prices.next() },
      { share: 3, next: (core) => this.#operator.lease(core) },
      ...flows.flatMap(({ quotes }) => quotes ?? []),
      ...flows.flatMap(({ offers }) => offers ?? []),
      { share: 3, next: (core) => this.#operator.next(core) },
      { share: 3, next: (core) => decisions.next(core) },
      { share: 8, next: (core) => this.#again(core), isReady: () => this.#sent.length > 0 },
      { share: 6, next: (core) => this.#moving(money.next(core)) },
    ]
  }

  /** Rare commands wait until all of them can be sent: until then the last product is traded the more. */
  #trade(core: CoreQueries): CustomerAct {
    const traded = drawn(this.#random.below(100), this.#trading, core)
    if (traded) return traded.next(core)
    const last = this.#trading.at(-1)
    const ready = this.#seldom.every((each) => each.isReady?.(core) ?? true)
    return last && !ready ? last.next(core) : this.#random.pick(this.#seldom).next(core)
  }

  /** Customers' requests are repeated, whatever the product. */
  #moving(command: Command): Command {
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
    const other = this.#random.pick(this.#trading).place(core)
    return { ...other, owner, key1, key2 }
  }
}
