import type { ContractOrigin, ContractSettled, CoreEvent, PositionChanged, PositionClosed } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { isCustomer } from '../orderTracker.ts'
import type { ContractFill } from './contractFill.ts'
import { openRecord, type PositionRecord } from './positionRecord.ts'

/** Lots that left a position without a trade, told before the position that they left. */
interface Taken {
  readonly lots: Lots
  readonly value: Amount
  /** 0 when it is the value that was agreed on. */
  readonly price: Ticks
  readonly origin: ContractOrigin
  readonly index: number
}

/**
 * Follows customers' open positions, to tell of what closed them without a trade in the book: a take-over by the insurance
 * fund, deleveraging, the settlement of a dated contract. Each is told by its own event, then by the position as it left it.
 */
export class PositionTracker {
  readonly #open = new Map<number, PositionRecord>()

  constructor(open: Iterable<PositionRecord> = []) {
    for (const record of open) this.#open.set(record.position, record)
  }

  /** Takes in one entry; returns what it closed without a trade. */
  apply(entry: AppliedEntry): readonly ContractFill[] {
    const taken = new Map<number, Taken>()
    const closings: ContractFill[] = []
    entry.events.forEach((event, index) => {
      if (event.type === 'PositionChanged' || event.type === 'PositionClosed') {
        const before = this.#open.get(event.position)
        const how = taken.get(event.position) ?? settled(event, before, entry, index)
        taken.delete(event.position)
        if (before && how) closings.push(closing(before, event, how, entry))
        this.#follow(event)
      } else takeFrom(event, taken, index)
    })
    return closings
  }

  #follow(event: PositionChanged | PositionClosed): void {
    if (event.type === 'PositionClosed') this.#open.delete(event.position)
    else if (isCustomer(event.owner)) this.#open.set(event.position, openRecord(event))
  }
}

function takeFrom(event: CoreEvent, taken: Map<number, Taken>, index: number): void {
  if (event.type === 'LiquidationStep' && event.step === 'taken_over')
    taken.set(event.position, { lots: event.lotsClosed, value: event.value, price: 0, origin: 'liquidation', index })
  else if (event.type === 'Deleveraged')
    taken.set(event.position, { lots: event.lots, value: event.value, price: 0, origin: 'deleveraging', index })
}

/** A settlement closes what is open at one price for all. What the lots went for follows from what they realised. */
function settled(
  event: PositionChanged | PositionClosed,
  before: PositionRecord | undefined,
  { events }: AppliedEntry,
  index: number,
): Taken | undefined {
  if (!before || event.type !== 'PositionClosed' || event.closedBy !== 'settlement') return undefined
  const end = events.find(
    (other): other is ContractSettled => other.type === 'ContractSettled' && other.contract === event.contract,
  )
  if (!end) return undefined
  const profit = event.realised - before.realised
  const value = before.side === 'long' ? before.entryValue + profit : before.entryValue - profit
  return { lots: before.lots, value, price: end.price, origin: 'settlement', index }
}

function closing(
  before: PositionRecord,
  after: PositionChanged | PositionClosed,
  { lots, value, price, origin, index }: Taken,
  { sequence, time }: AppliedEntry,
): ContractFill {
  const { owner, contract, side } = before
  return {
    trade: 0,
    contract,
    price,
    lots,
    notional: value,
    time,
    role: 'none',
    owner,
    order: 0,
    side: side === 'long' ? 'sell' : 'buy',
    fee: 0n,
    realised: after.realised - before.realised,
    origin,
    house: false,
    sequence,
    index,
  }
}
