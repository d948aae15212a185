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
/** Settled and closed in one entry: in which order, and so how much is left, events do not tell. */
const UNKNOWN = 1n << 62n

/** Holds money against positions: what is held is orders and margins, what the clearing account has is open profit and loss. */
export class ClearingAudit {
  readonly #positions: PositionAudit
  readonly #orders: ContractOrderAudit
  /** The fund once had to stop paying: what each single position has left is then known from the sum only. */
  #ranDry = false

  constructor(positions: PositionAudit, orders: ContractOrderAudit) {
    this.#positions = positions
    this.#orders = orders
  }

  /** Which losses were settled, and which profits drawn, while positions stayed open. */
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
   * I12: the clearing account has exactly what the open positions have gained and lost and not settled. Losses settled come
   * from the margins: so all of it together is the margins as told, less what the positions have cost in the sum.
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

  /** A position that ended in the entry has nothing left to settle. */
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
