import type { ContractId, PositionView } from '@touchstone/protocol'
import { divideUp, formatDecimal, smaller } from '@touchstone/quantities'
import type { People } from '../../../identity/accounts/people.ts'
import { ContractText } from '../../../marketdata/contractText.ts'
import { PeriodicTask } from '../../../operations/periodicTask.ts'
import type { WorldPort } from '../../../sequencer/worldPort.ts'
import type { ProductServices } from '../../../trading/productServices.ts'

/** Where the ticket's risk rate turns red: a call is what the customer sees there, told also to who does not look. */
const CALL_PPM = 800_000
/** A liquidation sends messages of its own. */
const LIQUIDATED_PPM = 1_000_000
/** Whoever came back to calm is called again. */
const CALM_PPM = 500_000
const LOOK_EVERY_MS = 5_000
/** One look takes less than a millisecond of a contract's orders, also in a crash that brings everybody near. */
const MOST = 250
const HOUR_MS = 3_600_000

type Needs = Pick<ProductServices, 'now' | 'problem'> & {
  readonly real: Pick<WorldPort, 'core'>
  readonly people: Pick<People, 'byOwner' | 'messages'>
}

/** Positions of a cross account are liquidated together, so it is called once for all of them. */
function keyOf({ marginMode, owner, position }: PositionView): string {
  return marginMode === 'cross' ? `account ${owner}` : `position ${position}`
}

/** With two decimals, rounded up, but never up to the 100.00 at which it is liquidated. */
function percentOf({ riskPpm }: PositionView): string {
  return `${formatDecimal(smaller(divideUp(BigInt(riskPpm), 100n), 9_999n), 2)}%`
}

/** Who has been called and is not calm yet: within one program run. Over restarts, nobody is called twice within an hour. */
class MarginCalls {
  readonly #needs: Needs
  readonly #called = new Map<string, Pick<PositionView, 'owner' | 'contract' | 'position'>>()
  readonly #from = new Map<ContractId, number>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async look(): Promise<number> {
    this.#forgetCalm()
    let told = 0
    for (const { id } of this.#needs.real.core.contracts.all())
      for (const position of this.#near(id)) if (await this.#call(position)) told++
    return told
  }

  /** The next slice of those that could be near; the look after it goes on behind it. */
  #near(contract: ContractId): readonly PositionView[] {
    const from = this.#from.get(contract) ?? 0
    const { contracts } = this.#needs.real.core
    const { positions, candidates } = contracts.nearLiquidation(contract, CALL_PPM, { from, most: MOST })
    this.#from.set(contract, from + MOST < candidates ? from + MOST : 0)
    return positions.filter((one) => one.riskPpm < LIQUIDATED_PPM && !this.#called.has(keyOf(one)))
  }

  async #call(position: PositionView): Promise<boolean> {
    const { people } = this.#needs
    const person = await people.byOwner(position.owner)
    if (person) await this.#tell(person.userId, position)
    // Not before: while the database is away nobody is told, and the next look tries again.
    this.#called.set(keyOf(position), position)
    return person !== undefined
  }

  async #tell(userId: string, position: PositionView): Promise<void> {
    const { real, people, now } = this.#needs
    const { definition, markPrice } = real.core.contracts.contract(position.contract)
    const text = new ContractText(definition, real.core.reference.indexes(), real.core.assets())
    await people.messages.tell(userId, {
      kind: 'marginCall',
      source: `margin call ${keyOf(position)} ${Math.floor(now() / HOUR_MS)}`,
      values: {
        contract: definition.symbol,
        mode: position.marginMode,
        side: position.lots > 0 ? 'long' : 'short',
        percent: percentOf(position),
        mark: text.price(markPrice),
        liquidation: text.price(position.liquidationPrice),
      },
    })
  }

  /** Looks at some of those called, the longest known first. */
  #forgetCalm(): void {
    const { contracts } = this.#needs.real.core
    for (const [key, called] of [...this.#called].slice(0, MOST)) {
      const now = contracts.position(called.owner, called.contract)
      this.#called.delete(key)
      if (now && keyOf(now) === key && now.riskPpm > CALM_PPM) this.#called.set(key, called)
    }
  }
}

/**
 * Warns customers of the real world before a liquidation: whose position or cross account stands above four fifths of the
 * rate at which it is liquidated. A fall through the whole range between two looks is not warned of. A run returns how many were told.
 */
export function marginCalls(needs: Needs): PeriodicTask<number> {
  const calls = new MarginCalls(needs)
  return new PeriodicTask({
    name: 'margin calls',
    everyMs: LOOK_EVERY_MS,
    work: () => calls.look(),
    onProblem: (error) => needs.problem('margin_calls_failed', error, 'customers could not be warned'),
  })
}
