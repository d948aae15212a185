import { type OwnerId, type Posting, type PostingReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { bucketStart } from '../marketdata/periods.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { BatchRows } from './batchRows.ts'
import { isCustomer } from './isCustomer.ts'
import { INSURANCE_DAYS, LEDGER_ENTRIES, LEDGER_HOURS } from './ledgerTables.ts'
import type { ProjectionMemory } from './projectionMemory.ts'

/** Moves between an owner's own buckets change no total: they are no entries of the account log. */
function isEntry(reason: PostingReason): boolean {
  return reason !== 'hold' && reason !== 'release'
}

export function ownersOf(entries: readonly AppliedEntry[]): Set<OwnerId> {
  const owners = new Set<OwnerId>()
  for (const { postings } of entries) {
    for (const { source, destination } of postings) owners.add(source.owner).add(destination.owner)
  }
  return owners
}

/** The rows of a run of consecutive entries. Computing only: nothing here waits or touches a database. */
export class ProjectionBatch {
  readonly rows = new BatchRows()
  readonly #memory: ProjectionMemory
  #lastSequence = 0
  #time: Timestamp = 0

  constructor(memory: ProjectionMemory) {
    this.#memory = memory
  }

  get lastSequence(): number {
    return this.#lastSequence
  }

  /** Time of the last entry. */
  get time(): Timestamp {
    return this.#time
  }

  /** A repeated command does nothing itself; its entry holds the events that fell due before it. */
  add(entry: AppliedEntry): void {
    this.#lastSequence = entry.sequence
    this.#time = entry.time
    this.#memory.samples.add(entry)
    this.#addEvents(entry)
    this.#addPostings(entry)
  }

  #addEvents({ sequence, time, events }: AppliedEntry): void {
    events.forEach((event, ordinal) => {
      const place = { sequence, time, ordinal, events }
      for (const projection of this.#memory.projectionsOf(event)) projection.take(event, place, this.rows)
    })
  }

  #addPostings({ sequence, time, postings }: AppliedEntry): void {
    let index = 0
    const hour = bucketStart(time, '1h')
    const move = (account: Posting['source'], change: Amount, { reason, ref }: Posting) => {
      const { owner, wallet, asset } = account
      const balance = this.#memory.sheet.add(account, change)
      if (owner === SYSTEM_OWNERS.insurance && wallet === 'funds')
        this.rows.put(INSURANCE_DAYS, { asset, day: bucketStart(time, '1d'), balance, sequence })
      if (!isEntry(reason)) return
      const inHour = { owner, hour, wallet, asset, type: reason, change }
      this.rows.put(LEDGER_HOURS, inHour, (before, row) => ({ ...row, change: before.change + row.change }))
      if (!isCustomer(owner)) return
      const line = { sequence, index: index++, owner, wallet, asset, type: reason, change, balance, ref, time }
      this.rows.add(LEDGER_ENTRIES, line)
    }
    for (const posting of postings) {
      move(posting.source, -posting.amount, posting)
      move(posting.destination, posting.amount, posting)
    }
  }
}
