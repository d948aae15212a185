import type { CoreEvent, LiquidationStep, OwnerId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { Scene } from '../scene.ts'
import { maintenanceOf } from './knownPosition.ts'
import type { PositionAudit } from './positionAudit.ts'

/** LIQ-5: each step against a cross account follows from the account's maintenance and equity after the steps before it. */
export class AccountSteps {
  readonly #positions: PositionAudit
  /** The equity left after the entry's last take-over; unknown once anything else has changed the account. */
  readonly #left = new Map<OwnerId, bigint>()

  constructor(positions: PositionAudit) {
    this.#positions = positions
  }

  beginEntry(): void {
    this.#left.clear()
  }

  hear(event: CoreEvent): void {
    if (event.type === 'ContractTrade') for (const owner of [event.taker, event.maker]) this.#left.delete(owner)
    if (event.type === 'Deleveraged' || event.type === 'ContractOrderClosed') this.#left.delete(event.owner)
  }

  /** Call before the step changes the books' own position. */
  check(step: LiquidationStep, { ledger }: Scene): void {
    if (step.marginMode !== 'cross') return
    const { owner, equity, maintenance, position } = step
    // A reduction is recorded after it happened: its figures are those from before it.
    if (step.step !== 'reduced') {
      const needed = this.#maintenanceOf(owner)
      demand(maintenance === needed, 'LIQ-5', () => `account ${owner} needs ${needed}, told ${maintenance}`)
    }
    const left = this.#left.get(owner)
    const exact = left === undefined || left === equity || ledger.fundCovered || ledger.fundRanDry
    demand(exact, 'LIQ-5', () => `position ${position} was decided on ${equity}, account ${owner} had ${left}`)
    if (step.step === 'taken_over') this.#left.set(owner, equity - costOf(step))
    else this.#left.delete(owner)
  }

  /** Compares the equity left after the entry's last take-overs with the accounts. `equityOf`: by the ledger. */
  checkEntry({ ledger }: Scene, equityOf: (owner: OwnerId) => bigint): void {
    if (ledger.fundCovered || ledger.fundRanDry) return
    for (const [owner, left] of this.#left) {
      const equity = equityOf(owner)
      demand(equity === left, 'LIQ-5', () => `account ${owner} was left with ${left} and has ${equity}`)
    }
  }

  #maintenanceOf(owner: OwnerId): bigint {
    let sum = 0n
    for (const position of this.#positions.all())
      if (position.owner === owner && position.mode === 'cross') sum += maintenanceOf(position)
    return sum
  }
}

/** The cost of a take-over to the account, measured from the mark. */
function costOf({ side, value, markValue }: LiquidationStep): bigint {
  return side === 'long' ? markValue - value : value - markValue
}
