import type { CoreQueries, OwnerId } from '@touchstone/protocol'
import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { LedgerBooks } from '../ledgerBooks.ts'
import { ceilingOf, largerOf } from '../plainSums.ts'
import { contractWallet } from './contractWallet.ts'
import type { KnownContract } from './knownContract.ts'
import { type KnownPosition, maintenanceOf, openProfit } from './knownPosition.ts'
import { isolatedEquity, type PositionAudit } from './positionAudit.ts'

const QUOTE = 1

interface Account {
  readonly equity: bigint
  readonly maintenance: bigint
  readonly positions: readonly KnownPosition[]
}

/** I13: an account below its maintenance margin is queued for liquidation, and no liquidation leaves an account below zero. */
export class HealthAudit {
  readonly #positions: PositionAudit

  constructor(positions: PositionAudit) {
    this.#positions = positions
  }

  /** Every position of the contracts whose mark has moved. */
  checkMarks(struck: ReadonlySet<KnownContract>, ledger: LedgerBooks, core: CoreQueries): void {
    const accounts = new Set<OwnerId>()
    for (const position of this.#positions.all()) {
      if (!struck.has(position.contract) || position.owner === SYSTEM_OWNERS.insurance) continue
      if (position.mode === 'cross') accounts.add(position.owner)
      else this.#checkIsolated(position, core)
    }
    for (const owner of accounts) {
      const { equity, maintenance, positions } = this.#accountOf(owner, ledger)
      if (equity > maintenance) continue
      for (const position of positions)
        demand(
          isQueued(position, core),
          'I13',
          () => `account ${owner} has ${equity}, needs ${maintenance}: not queued`,
        )
    }
  }

  /** Owners whose positions a liquidation of the entry took or reduced. */
  checkLiquidated(owners: Iterable<OwnerId>, ledger: LedgerBooks, core: CoreQueries): void {
    for (const owner of owners) {
      const { equity, positions } = this.#accountOf(owner, ledger)
      if (positions.some((position) => isQueued(position, core))) continue
      demand(equity >= 0n, 'I13', () => `its liquidation left owner ${owner} with ${equity}`)
    }
  }

  /** Of a customer's cross positions and the money behind them. */
  equityOf(owner: OwnerId, ledger: LedgerBooks): bigint {
    return this.#accountOf(owner, ledger).equity
  }

  /** XFER-4: money that positions need stays in the wallet. Losses count whether they were collected or not. */
  checkTransfer(owner: OwnerId, ledger: LedgerBooks): void {
    const lacking = this.#accountOf(owner, ledger).positions.reduce((sum, position) => {
      const { entryValue, leverage, margin, contract, size } = position
      const value = contract.valueOf(contract.mark, size)
      const initial = ceilingOf(largerOf(entryValue, value), BigInt(leverage))
      return sum + initial - margin - openProfit(position)
    }, 0n)
    const available = ledger.of(owner, contractWallet(owner), QUOTE, 'available')
    demand(
      available >= lacking,
      'XFER-4',
      () => `owner ${owner} moved money away: ${available} left, ${lacking} needed`,
    )
  }

  #checkIsolated(position: KnownPosition, core: CoreQueries): void {
    const equity = isolatedEquity(position)
    const maintenance = maintenanceOf(position)
    const well = equity > maintenance || isQueued(position, core)
    demand(well, 'I13', () => `position ${position.id} has ${equity}, needs ${maintenance} and is not queued`)
  }

  /** All cross positions of an owner and the money that is their margin. */
  #accountOf(owner: OwnerId, ledger: LedgerBooks): Account {
    const positions: KnownPosition[] = []
    let equity = ledger.of(owner, contractWallet(owner), QUOTE, 'available')
    let maintenance = 0n
    for (const position of this.#positions.all()) {
      if (position.owner !== owner || position.mode !== 'cross') continue
      positions.push(position)
      equity += isolatedEquity(position)
      maintenance += maintenanceOf(position)
    }
    return { equity, maintenance, positions }
  }
}

function isQueued({ id }: KnownPosition, core: CoreQueries): boolean {
  return core.contracts.isQueued(id)
}
