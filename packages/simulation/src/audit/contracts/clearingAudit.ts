import type { ContractTrade, CoreQueries, OwnerId, Posting } from '@touchstone/protocol'
import { FIRST_CUSTOMER, SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { LedgerBooks } from '../ledgerBooks.ts'
import { absolute } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import { contractWallet } from './contractWallet.ts'
import type { KnownPosition } from './knownPosition.ts'
import type { ContractOrderAudit } from './orderAudit.ts'
import type { PositionAudit } from './positionAudit.ts'

const { insurance, clearing, liquidity, sandboxFlow } = SYSTEM_OWNERS
/** Contracts are margined in this asset in the simulated world. */
const QUOTE = 1
/** A position settled and closed in one entry: events do not tell the order of the two, nor the rest of the loss. */
const UNKNOWN = 1n << 62n

/** Compares money with positions: held money is orders' holds and margins, the clearing account's money is open profit and loss. */
export class ClearingAudit {
  readonly #positions: PositionAudit
  readonly #orders: ContractOrderAudit
  /** Set once the fund could not pay: from then on only the sum over all positions is known, not each position's part. */
  #ranDry = false

  constructor(positions: PositionAudit, orders: ContractOrderAudit) {
    this.#positions = positions
    this.#orders = orders
  }

  /** Works out the losses settled, and the profits drawn, while positions stayed open. */
  follow({ postings, outcome, ledger }: Scene): void {
    if (!postings.some(concernsClearing)) return
    const trades = new Set(outcome.events.filter(isTrade).map(({ trade }) => trade))
    for (const posting of postings) this.#settle(posting, trades)
    const asked = postings.some(({ reason, source }) => reason === 'loss_settled' || source.owner === insurance)
    if (asked && ledger.fundRanDry) this.#ranDry = true
  }

  /** I5: a customer's held contract money is the sum of what his orders hold and his margins are. */
  checkOwner(owner: OwnerId, ledger: LedgerBooks): void {
    if (owner < FIRST_CUSTOMER || this.#ranDry) return
    const { margins, settled, slack } = this.#marginsOf(owner)
    const held = ledger.of(owner, 'contract', QUOTE, 'held')
    const needed = this.#orders.heldBy(owner, QUOTE) + margins - settled
    demand(
      absolute(held - needed) <= slack,
      'I5',
      () => `owner ${owner} holds ${held} for contracts, orders and margins are ${needed}`,
    )
  }

  /**
   * I12: the clearing account holds exactly the open positions' profit and loss that is not settled. Settled losses come from the
   * margins: so its balance is the margins as recorded, less the sum of the positions' costs.
   */
  checkSum(core: CoreQueries, ledger: LedgerBooks, spotHolds: (owner: OwnerId) => bigint): void {
    let held = 0n
    let needed = 0n
    for (const owner of ownersOf(core)) {
      held += ledger.of(owner, contractWallet(owner), QUOTE, 'held')
      needed += this.#marginsOf(owner).margins
      for (const order of core.contracts.orders(owner)) needed += order.held
      if (contractWallet(owner) === 'funds') needed += spotHolds(owner)
    }
    let cost = 0n
    for (const { long, entryValue } of this.#positions.all()) cost += long ? entryValue : -entryValue
    const cleared = ledger.of(clearing, 'funds', QUOTE, 'available')
    demand(
      cleared + cost === needed - held,
      'I12',
      () => `clearing has ${cleared}, positions cost ${cost}, held is ${held}, orders and margins are ${needed}`,
    )
  }

  #settle({ reason, ref, amount, source, destination }: Posting, trades: ReadonlySet<number>): void {
    if (reason === 'loss_settled') this.#move(ref, amount)
    if (trades.has(ref)) return
    if (reason === 'insurance' && source.owner === insurance) this.#move(ref, amount)
    if (reason === 'pnl' && source.owner === clearing) this.#move(ref, -amount, destination.owner)
  }

  /** A position that ended in the entry has no loss left to settle. */
  #move(id: number, amount: bigint, owner?: OwnerId): void {
    for (const position of this.#positions.all()) {
      if (position.id !== id || position.owner === insurance || (owner ?? position.owner) !== position.owner) continue
      position.settled += amount
      position.slack += position.reduced ? UNKNOWN : 1n
    }
  }

  #marginsOf(owner: OwnerId): { readonly margins: bigint; readonly settled: bigint; readonly slack: bigint } {
    const own: KnownPosition[] = []
    for (const position of this.#positions.all()) if (position.owner === owner) own.push(position)
    const sum = (field: 'margin' | 'settled' | 'slack') => own.reduce((total, position) => total + position[field], 0n)
    return { margins: sum('margin'), settled: sum('settled'), slack: sum('slack') }
  }
}

function concernsClearing({ reason }: Posting): boolean {
  return reason === 'pnl' || reason === 'loss_settled' || reason === 'insurance'
}

function isTrade(event: Scene['outcome']['events'][number]): event is ContractTrade {
  return event.type === 'ContractTrade'
}

/** Every owner that may have a position. */
function ownersOf(core: CoreQueries): Set<OwnerId> {
  const owners = new Set<OwnerId>([liquidity, sandboxFlow, insurance])
  for (const { owner } of core.customers.all()) owners.add(owner)
  return owners
}
