import type {
  CoreEvent,
  Deleveraged,
  FundingSettled,
  InsuranceClosed,
  LiquidationStep,
  OrderId,
  PositionFunded,
  World,
} from '@touchstone/protocol'
import type { Amount, Lots, Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { DEFINITIONS } from '../definitionTable.ts'
import { isCustomer } from '../orderTracker.ts'
import type { ProjectionTables } from '../schema.ts'
import { type ContractFill, customerContractFills } from './contractFill.ts'
import type { ContractOrderTracker, TrackedContractOrder } from './contractOrderTracker.ts'
import { CONTRACT_FILLS, CONTRACT_ORDERS, POSITIONS } from './contractTables.ts'
import { FUNDING_PAYMENTS, FUNDING_RATES } from './fundingTables.ts'
import { LIQUIDATION_FEED, LIQUIDATION_STEPS, type LiquidationFeedStep } from './liquidationTables.ts'
import { closedRecord, openRecord, type PositionRecord } from './positionRecord.ts'
import type { PositionTracker } from './positionTracker.ts'

/** Where in the log something happened. */
export interface Place {
  readonly sequence: number
  readonly time: Timestamp
}

/** The same, and which event of the entry it was. */
export interface EventPlace extends Place {
  readonly ordinal: number
}

export interface LiquidationFeedLine extends EventPlace {
  readonly contract: number
  readonly step: LiquidationFeedStep
  /** 0 when it was no customer's. */
  readonly position: number
  readonly side: 'long' | 'short' | ''
  readonly lots: Lots
  readonly value: Amount
  readonly shortfall: Amount
}

export interface DefinitionLine extends Place {
  readonly kind: 'index' | 'contract' | 'options'
  readonly id: number
  readonly version: number
  readonly definition: unknown
}

/** What a run of entries says of contracts, apart from their trades as the market sees them. */
export class ContractBatch {
  readonly orders = new Map<OrderId, TrackedContractOrder>()
  readonly fills: ContractFill[] = []
  readonly positions = new Map<number, PositionRecord>()
  readonly fundingRates: (FundingSettled & Place)[] = []
  readonly payments: (PositionFunded & Place)[] = []
  readonly steps: (LiquidationStep & EventPlace)[] = []
  readonly feed: LiquidationFeedLine[] = []
  readonly definitions: DefinitionLine[] = []
  readonly #orders: ContractOrderTracker
  readonly #positions: PositionTracker

  constructor(orders: ContractOrderTracker, positions: PositionTracker) {
    this.#orders = orders
    this.#positions = positions
  }

  add(entry: AppliedEntry): void {
    for (const order of this.#orders.apply(entry)) this.orders.set(order.order, order)
    this.fills.push(...this.#positions.apply(entry))
    const { sequence, time } = entry
    entry.events.forEach((event, ordinal) => {
      this.#addEvent(event, { sequence, time, ordinal })
    })
  }

  #addEvent(event: CoreEvent, place: EventPlace): void {
    const { sequence, time } = place
    switch (event.type) {
      case 'ContractTrade':
        this.fills.push(...customerContractFills(event, time))
        break
      case 'PositionChanged':
        if (isCustomer(event.owner)) this.positions.set(event.position, openRecord(event))
        break
      case 'PositionClosed':
        if (isCustomer(event.owner)) this.positions.set(event.position, closedRecord(event, time))
        break
      case 'FundingSettled':
        this.fundingRates.push({ ...event, sequence, time })
        break
      case 'PositionFunded':
        if (isCustomer(event.owner)) this.payments.push({ ...event, sequence, time })
        break
      case 'LiquidationStep':
        this.#addStep(event, place)
        break
      case 'InsuranceClosed':
      case 'Deleveraged':
        this.feed.push(forcedLine(event, place))
        break
      case 'IndexListed':
      case 'ContractListed': {
        const { definition } = event
        const kind = event.type === 'IndexListed' ? 'index' : 'contract'
        this.definitions.push({ kind, id: definition.id, version: 1, sequence, time, definition })
        break
      }
      case 'OptionsListed': {
        const { terms, version } = event
        this.definitions.push({ kind: 'options', id: terms.index, version, sequence, time, definition: terms })
      }
    }
  }

  #addStep(event: LiquidationStep, place: EventPlace): void {
    this.steps.push({ ...event, ...place })
    const { step, contract, owner, side, lotsClosed, value, shortfall } = event
    if (step === 'orders_cancelled') return
    const position = isCustomer(owner) ? event.position : 0
    this.feed.push({ ...place, contract, step, position, side, lots: lotsClosed, value, shortfall })
  }
}

function forcedLine(event: InsuranceClosed | Deleveraged, place: EventPlace): LiquidationFeedLine {
  const { contract, lots, value } = event
  const shared = { ...place, contract, side: '', lots, value, shortfall: 0n } as const
  if (event.type === 'InsuranceClosed') return { ...shared, step: 'insurance_closed', position: 0 }
  return { ...shared, step: 'deleveraged', position: isCustomer(event.owner) ? event.position : 0 }
}

export async function writeContracts(
  database: Kysely<ProjectionTables>,
  world: World,
  batch: ContractBatch,
): Promise<void> {
  await CONTRACT_ORDERS.insert(database, world, [...batch.orders.values()])
  await CONTRACT_FILLS.insert(database, world, batch.fills)
  await POSITIONS.insert(database, world, [...batch.positions.values()])
  await FUNDING_RATES.insert(database, world, batch.fundingRates)
  await FUNDING_PAYMENTS.insert(database, world, batch.payments)
  await LIQUIDATION_STEPS.insert(database, world, batch.steps)
  await LIQUIDATION_FEED.insert(database, world, batch.feed)
  await DEFINITIONS.insert(database, world, batch.definitions)
}
