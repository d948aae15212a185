import { type CoreQueries, KEEP_PROTECTION, type PositionView } from '@touchstone/protocol'
import type { CustomerAct, Draws } from '../draws.ts'
import { type ContractDraws, indexOf, MODES } from './contractDraws.ts'

/** Acts on open positions: closing, protection, margin and leverage. */
export class PositionFlow {
  readonly #draws: Draws
  readonly #terms: ContractDraws

  constructor(draws: Draws, terms: ContractDraws) {
    this.#draws = draws
    this.#terms = terms
  }

  next(core: CoreQueries): CustomerAct {
    const { random } = this.#draws
    const open = this.#somePosition(core)
    const stamp = this.#draws.stamp(core, open?.owner)
    const contract = open?.contract ?? this.#terms.someContract(core)
    const meant = { contract, position: this.#named(open) }
    const dice = random.below(100)
    if (dice < 20) {
      const price = random.chance(40) ? this.#draws.near(indexOf(core, contract), 400) : 0
      return { type: 'ClosePosition', ...stamp, ...meant, lots: random.chance(50) ? 0 : this.#terms.lots(), price }
    }
    if (dice < 26) return { type: 'CloseAllPositions', ...stamp, contract: random.chance(50) ? 0 : contract }
    if (dice < 62) {
      const protection = this.#terms.protection(indexOf(core, contract), (open?.lots ?? 1) > 0)
      const kept = random.chance(10) ? { stopLoss: KEEP_PROTECTION } : {}
      return { type: 'SetProtection', ...stamp, ...meant, ...protection, ...kept }
    }
    if (dice < 82) return { type: 'AdjustMargin', ...stamp, ...meant, change: this.#marginChange(open) }
    const leverage = this.#terms.leverage(core, contract)
    return { type: 'SetLeverage', ...stamp, contract, leverage, marginMode: random.pick(MODES) }
  }

  /** 0 = whichever is open; now and then the number of one that ended long ago. */
  #named(open: PositionView | undefined): number {
    const { random } = this.#draws
    if (!open || random.chance(50)) return 0
    return random.chance(94) ? open.position : random.between(1, open.position + 1)
  }

  #somePosition(core: CoreQueries): PositionView | undefined {
    for (let tries = 0; tries < 10; tries++) {
      const owner = this.#draws.owner(core)
      // The account is asked first: a position's view is expensive.
      if (core.contracts.account(owner).positionMargin > 0n)
        return this.#draws.random.pick(core.contracts.positions(owner))
    }
    return undefined
  }

  #marginChange(open: PositionView | undefined): bigint {
    const { random } = this.#draws
    const part = ((open?.margin ?? 1_000_000n) * BigInt(random.between(1, 150))) / 100n
    return random.chance(50) ? part : -part
  }
}
