import {
  type ContractId,
  type CoreEvent,
  type CoreQueries,
  type OwnerId,
  type Posting,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { EVERY_LEVEL, IcebergAudit } from '../icebergAudit.ts'
import { type IndexAudit, isOpen, isUsable } from '../indexAudit.ts'
import type { LedgerBooks } from '../ledgerBooks.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { SelfTradeAudit } from '../selfTradeAudit.ts'
import { AccountSteps } from './accountSteps.ts'
import { ClearingAudit } from './clearingAudit.ts'
import { checkFund, DeleveragingAudit } from './deleveragingAudit.ts'
import { FundingAudit } from './fundingAudit.ts'
import { HealthAudit } from './healthAudit.ts'
import { KnownContract } from './knownContract.ts'
import { checkStep, followSettlement } from './liquidationAudit.ts'
import { checkMark } from './markAudit.ts'
import { ContractOrderAudit } from './orderAudit.ts'
import { PositionAudit } from './positionAudit.ts'
import { checkProtection } from './protectionAudit.ts'
import { SettlementAudit } from './settlementAudit.ts'
import { TurnoverAudit } from './turnoverAudit.ts'

const LEVELS = 100
/** The asset of contracts in the simulated world. */
const QUOTE = 1

/** Everything about contracts, from events and postings: I5, I10, I12, I13 and the rules behind them. */
export class ContractAuditor implements ProductBooks {
  readonly #parts: AuditParts
  readonly #indexes: IndexAudit
  readonly #turnover: TurnoverAudit
  readonly #contracts = new Map<ContractId, KnownContract>()
  readonly #orders = new ContractOrderAudit()
  readonly #positions = new PositionAudit()
  readonly #clearing = new ClearingAudit(this.#positions, this.#orders)
  readonly #funding = new FundingAudit(this.#positions)
  readonly #settlement = new SettlementAudit(this.#positions)
  readonly #deleveraging = new DeleveragingAudit(this.#positions)
  readonly #health = new HealthAudit(this.#positions)
  readonly #accountSteps = new AccountSteps(this.#positions)
  readonly #selfTrades = new SelfTradeAudit()
  readonly #icebergs = new IcebergAudit()
  /** Facts of the current entry. */
  readonly #struck = new Set<KnownContract>()
  readonly #liquidated = new Set<OwnerId>()

  constructor(parts: AuditParts) {
    this.#parts = parts
    this.#indexes = parts.indexes
    this.#turnover = new TurnoverAudit(parts.lots)
  }

  /** Before samples: keeps the books from which marks are struck. */
  look(core: CoreQueries): void {
    for (const contract of this.#contracts.values()) {
      const { bids, asks } = core.contracts.depth(contract.definition.id, LEVELS)
      contract.bids = bids
      contract.asks = asks
    }
  }

  beginEntry(scene: Scene): void {
    this.#struck.clear()
    this.#liquidated.clear()
    this.#deleveraging.beginEntry()
    this.#accountSteps.beginEntry()
    this.#selfTrades.beginEntry()
    this.#orders.beginEntry()
    this.#positions.beginEntry(scene)
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'ContractListed') this.#list(event.definition, scene.core)
    if (event.type === 'IndexSampled') this.#countSample(event.index, scene.time)
    if (event.type === 'MarketStateSet') this.#setState(event.market, event.state)
    this.#turnover.hear(event)
    this.#orders.hear(event)
    if (!('contract' in event)) return
    const contract = this.#contracts.get(event.contract)
    demand(contract !== undefined, 'LIST-1', () => `${event.type} of the unlisted contract ${event.contract}`)
    this.#accountSteps.hear(event)
    this.#hearOrder(event, contract, scene)
    this.#hearPosition(event, contract, scene)
    this.#hearRisk(event, contract, scene)
  }

  endEntry(scene: Scene, touched: ReadonlySet<OwnerId>): void {
    const { core, ledger, time } = scene
    this.#positions.checkEntry()
    this.#selfTrades.endEntry()
    this.#orders.endEntry(core)
    this.#clearing.follow(scene)
    for (const owner of touched) this.#clearing.checkOwner(owner, ledger)
    this.#funding.checkEntry(scene, this.#contracts.values())
    this.#settlement.checkEntry(time, core.clockStopped(), this.#contracts.values())
    this.#checkStruck(scene)
    checkFund(this.#positions, this.#struck, scene)
    this.#health.checkMarks(this.#struck, ledger, core)
    if (this.#struck.size > 0) this.#deleveraging.checkLights(core)
    this.#health.checkLiquidated(this.#liquidated, ledger, core)
    this.#accountSteps.checkEntry(scene, (owner) => this.#health.equityOf(owner, ledger))
    for (const posting of scene.postings)
      if (leavesContracts(posting)) this.#health.checkTransfer(posting.source.owner, ledger)
  }

  /** The slow part: every order, every book, and all money of contracts together. */
  sweep(core: CoreQueries, ledger: LedgerBooks): void {
    for (const { owner } of core.customers.all())
      for (const view of core.contracts.orders(owner)) this.#orders.compare(view)
    for (const { definition } of this.#contracts.values()) {
      const { bestBid, bestAsk } = core.contracts.contract(definition.id)
      const apart = bestBid === 0 || bestAsk === 0 || bestBid < bestAsk
      demand(apart, 'I10', () => `${definition.symbol} is crossed: ${bestBid} ≥ ${bestAsk}`)
    }
    const quotes = core.contracts.orders(SYSTEM_OWNERS.liquidity).map((view) => ({ ...view, place: view.contract }))
    this.#icebergs.sweep((contract) => core.contracts.depth(contract, EVERY_LEVEL), quotes)
    this.#clearing.checkSum(core, ledger, (owner) => this.#parts.fundsHeld(owner, QUOTE, core))
  }

  #list(definition: KnownContract['definition'], core: CoreQueries): void {
    const index = this.#indexes.find(definition.index)
    demand(index !== undefined, 'LIST-1', () => `${definition.symbol} is on an unlisted index`)
    this.#contracts.set(definition.id, new KnownContract(definition, index, core.assets()))
  }

  #countSample(index: number, time: number): void {
    for (const contract of this.#contracts.values())
      if (contract.index.definition.id === index) this.#settlement.count(contract, time)
  }

  #setState(id: number, state: KnownContract['state']): void {
    const contract = this.#contracts.get(id)
    if (contract) contract.state = state
  }

  #hearOrder(event: CoreEvent, contract: KnownContract, { entry: { command }, time }: Scene): void {
    switch (event.type) {
      case 'ContractOrderAccepted': {
        const position = this.#positions.of(event.owner, event.contract)
        checkProtection(event, position, contract, this.#struck)
        this.#orders.accept(event, contract, time)
        this.#selfTrades.accept({ ...event, place: event.contract })
        this.#icebergs.accept({ ...event, place: event.contract })
        return
      }
      case 'ContractConditionsAccepted': {
        this.#icebergs.conceal(event)
        return
      }
      case 'ContractOrderAmended':
        this.#orders.amend(event)
        this.#icebergs.amend(event)
        this.#selfTrades.move(event.order)
        return
      case 'ContractStopTrailed':
        this.#orders.trailed(event)
        return
      case 'ContractOrderTriggered':
        this.#orders.trigger(event.order, time)
        this.#icebergs.fire(event.order)
        this.#selfTrades.move(event.order)
        return
      case 'ContractOrderClosed':
        if (event.reason === 'canceled') checkActor(command, event.owner)
        this.#orders.close(event)
        this.#icebergs.close(event.order)
        this.#selfTrades.close(event.order, event.reason)
        return
      case 'ContractTrade': {
        const taker = this.#orders.known(event.takerOrder)
        const maker = this.#orders.find(event.makerOrder)
        this.#orders.trade(event)
        this.#icebergs.trade(event)
        this.#positions.trade(event, contract, { taker, maker })
        contract.lastTrade = event.price
        return
      }
      default:
    }
  }

  #hearPosition(event: CoreEvent, contract: KnownContract, scene: Scene): void {
    switch (event.type) {
      case 'PositionChanged':
        this.#positions.hearChange(event)
        return
      case 'PositionClosed':
        this.#settlement.hearEnd(event, contract)
        this.#positions.hearEnd(event)
        return
      case 'PositionFunded':
        this.#funding.hearPosition(event, contract, scene)
        return
      case 'FundingSettled':
        this.#funding.hearInterval(event, contract)
        return
      default:
    }
  }

  #hearRisk(event: CoreEvent, contract: KnownContract, scene: Scene): void {
    switch (event.type) {
      case 'MarkStruck':
        checkMark(contract, event, scene)
        this.#struck.add(contract)
        return
      case 'LiquidationStep':
        checkStep(event, contract, this.#positions, this.#accountSteps, scene)
        this.#liquidated.add(event.owner)
        return
      case 'Deleveraged':
        followSettlement(contract, scene)
        this.#deleveraging.hear(event, contract)
        return
      case 'ContractSettled':
        this.#settlement.hearSettlement(event, contract, scene.time)
        return
      default:
    }
  }

  /** MARK-1: every open contract on a sampled index has a new mark. */
  #checkStruck({ entry: { sequence }, time }: Scene): void {
    for (const contract of this.#contracts.values()) {
      const { index, state, definition } = contract
      if (index.sequence !== sequence || state === 'halted' || state === 'settled') continue
      const due = isUsable(index, time) && isOpen(index.definition.calendar, time)
      demand(!due || this.#struck.has(contract), 'MARK-1', () => `${definition.symbol} was sampled and not struck`)
    }
  }
}

/** Into another wallet of the same customer. */
function leavesContracts({ source, destination }: Posting): boolean {
  return source.owner === destination.owner && source.wallet === 'contract' && destination.wallet !== 'contract'
}
