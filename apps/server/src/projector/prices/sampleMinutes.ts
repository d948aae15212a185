import type { ContractId, CoreEvent, IndexId, IndexSampled, MarkStruck } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { bucketStart } from '../../marketdata/periods.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'

/** The prices of one minute; all 0 while there was none. */
interface Prices {
  readonly instrument: number
  readonly time: Timestamp
  open: Ticks
  high: Ticks
  low: Ticks
  close: Ticks
}

export interface IndexMinute extends Prices {
  /** The minute's last samples. */
  sample: IndexSampled
  sampledAt: Timestamp
  sequence: number
}

export interface MarkMinute extends Prices {
  struck: MarkStruck
  sampledAt: Timestamp
  sequence: number
}

export interface Minutes {
  readonly indexes: readonly IndexMinute[]
  readonly marks: readonly MarkMinute[]
}

/** Minutes that ended and were not taken yet. `through`: the last entry that they and those before them contain. */
export interface FinishedMinutes extends Minutes {
  readonly through: number
}

/** Whether an event goes into a minute's row with others of its kind. */
export function isSample({ type }: CoreEvent): boolean {
  return type === 'IndexSampled' || type === 'MarkStruck'
}

function extend(minute: Prices, price: Ticks): void {
  if (price === 0) return
  if (minute.close === 0) {
    minute.open = price
    minute.high = price
    minute.low = price
  }
  if (price > minute.high) minute.high = price
  if (price < minute.low) minute.low = price
  minute.close = price
}

/**
 * Joins the samples of every second of every index and contract into minutes, so that SQL takes one row a minute of each. Only
 * ended minutes are given away, and with them the place in the log from which the running one can be collected again.
 */
export class SampleMinutes {
  #minute: Timestamp = 0
  #indexes = new Map<IndexId, IndexMinute>()
  #marks = new Map<ContractId, MarkMinute>()
  #finishedIndexes: IndexMinute[] = []
  #finishedMarks: MarkMinute[] = []
  #through: number
  #last: number

  /** `through`: the last entry whose samples are written. */
  constructor(through = 0) {
    this.#through = through
    this.#last = through
  }

  add(entry: AppliedEntry): void {
    if (entry.sequence <= this.#last) return
    this.#beginMinute(bucketStart(entry.time, '1m'))
    this.#last = entry.sequence
    for (const event of entry.events) {
      if (event.type === 'IndexSampled') this.#addIndex(event, entry)
      else if (event.type === 'MarkStruck') this.#addMark(event, entry)
    }
  }

  take(): FinishedMinutes {
    const finished = { indexes: this.#finishedIndexes, marks: this.#finishedMarks, through: this.#through }
    this.#finishedIndexes = []
    this.#finishedMarks = []
    return finished
  }

  running(): Minutes {
    return { indexes: [...this.#indexes.values()], marks: [...this.#marks.values()] }
  }

  #beginMinute(minute: Timestamp): void {
    if (minute <= this.#minute) return
    this.#finishedIndexes.push(...this.#indexes.values())
    this.#finishedMarks.push(...this.#marks.values())
    this.#indexes = new Map()
    this.#marks = new Map()
    this.#minute = minute
    this.#through = this.#last
  }

  #addIndex(sample: IndexSampled, { time, sequence }: AppliedEntry): void {
    const last = { sample, sampledAt: time, sequence }
    let minute = this.#indexes.get(sample.index)
    if (!minute) {
      minute = { ...this.#empty(sample.index), ...last }
      this.#indexes.set(sample.index, minute)
    }
    Object.assign(minute, last)
    extend(minute, sample.price)
  }

  #addMark(struck: MarkStruck, { time, sequence }: AppliedEntry): void {
    const last = { struck, sampledAt: time, sequence }
    let minute = this.#marks.get(struck.contract)
    if (!minute) {
      minute = { ...this.#empty(struck.contract), ...last }
      this.#marks.set(struck.contract, minute)
    }
    Object.assign(minute, last)
    extend(minute, struck.mark)
  }

  #empty(instrument: number): Prices {
    return { instrument, time: this.#minute, open: 0, high: 0, low: 0, close: 0 }
  }
}
