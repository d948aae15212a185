import type { ContractOrigin, ContractSettled, CoreEvent, PositionChanged, PositionClosed } from '@touchstone/protocol'
import type { Amount, Lots, Ticks } from '@touchstone/quantities'
import { isCustomer } from '../../../projector/isCustomer.ts'
import type { EventPlace } from '../../../projector/projection.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
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
 * Follows customers' open positions, to tell of closings without a trade in the book: a take-over by the insurance fund,
 * deleveraging, the settlement of a dated contract. Each is told by its own event, then by the position as it left it.
 */
export class PositionTracker {
  readonly #open = new Map<number, PositionRecord>()
  /** By position, of the entry at hand. */
  readonly #taken = new Map<number, Taken>()
  #sequence = 0

  constructor(open: Iterable<PositionRecord> = []) {
    for (const record of open) this.#open.set(record.position, record)
  }

  /** Takes in one entry; returns its closings without a trade. */
  apply(entry: AppliedEntry): readonly ContractFill[] {
    return entry.events.flatMap((event, ordinal) => this.take(event, { ...entry, ordinal }))
  }

  /** Takes in one event; returns its closings without a trade. */
  take(event: CoreEvent, place: EventPlace): readonly ContractFill[] {
    if (place.sequence !== this.#sequence) this.#taken.clear()
    this.#sequence = place.sequence
    if (event.type !== 'PositionChanged' && event.type !== 'PositionClosed') {
      takeFrom(event, this.#taken, place.ordinal)
      return []
    }
    const before = this.#open.get(event.position)
    const how = this.#taken.get(event.position) ?? settled(event, before, place)
    this.#taken.delete(event.position)
    this.#follow(event)
    return before && how ? [closing(before, event, how, place)] : []
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

/** A settlement closes all open lots at one price. The value of the lots follows from their realised profit. */
function settled(
  event: PositionChanged | PositionClosed,
  before: PositionRecord | undefined,
  { events, ordinal }: EventPlace,
): Taken | undefined {
  if (!before || event.type !== 'PositionClosed' || event.closedBy !== 'settlement') return undefined
  const end = events.find(
    (other): other is ContractSettled => other.type === 'ContractSettled' && other.contract === event.contract,
  )
  if (!end) return undefined
  const profit = event.realised - before.realised
  const value = before.side === 'long' ? before.entryValue + profit : before.entryValue - profit
  return { lots: before.lots, value, price: end.price, origin: 'settlement', index: ordinal }
}

function closing(
  before: PositionRecord,
  after: PositionChanged | PositionClosed,
  { lots, value, price, origin, index }: Taken,
  { sequence, time }: EventPlace,
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
