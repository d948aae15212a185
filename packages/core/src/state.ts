import type { AssetDefinition, CoreEvent, Genesis } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { askedOf, partsOf } from './askedOf.ts'
import type { Asked } from './entry/asked.ts'
import type { EntryState } from './entry/entryState.ts'
import type { Product } from './entry/product.ts'
import type { SnapshotPart } from './entry/snapshotPart.ts'
import type { NewSha256 } from './hash/sha256.ts'
import { Idempotency } from './idempotency/idempotency.ts'
import { Accounts } from './ledger/accounts.ts'
import { Journal } from './ledger/journal.ts'
import type { LedgerState } from './ledger/ledgerState.ts'
import { PostingMatrix } from './ledger/postingMatrix.ts'
import type { BookKind } from './matching/makeBook.ts'

const NO_EVENTS: readonly CoreEvent[] = Object.freeze([])

/**
 * Everything the exchange remembers: the entry, all money, and the slices of all products. Changed by command handlers only,
 * one entry at a time.
 */
export class ExchangeState implements LedgerState {
  readonly bookKind: BookKind
  readonly newSha256: NewSha256
  onPart: () => void = () => undefined
  readonly asked: Asked<EntryState>
  readonly parts: readonly SnapshotPart<EntryState>[]
  genesis: Genesis | undefined
  sequence = 0
  time: Timestamp = 0
  clockStopped = false
  rulesVersion = 0
  idempotency: Idempotency
  assets: readonly AssetDefinition[] = []
  accounts = new Accounts([])
  journal = new Journal(this.accounts, new PostingMatrix([]))
  /** The outcome of the entry at hand. */
  events: readonly CoreEvent[] = NO_EVENTS
  #lastEvents: CoreEvent[] = []

  constructor(bookKind: BookKind, newSha256: NewSha256, products: readonly Product[]) {
    this.bookKind = bookKind
    this.newSha256 = newSha256
    this.idempotency = new Idempotency(newSha256)
    this.asked = askedOf(products)
    this.parts = partsOf(products)
    for (const { slice } of products) Object.assign(this, slice?.(this))
  }

  /** Forgets the outcome of the entry before. */
  beginEntry(): void {
    this.events = NO_EVENTS
    for (const begun of this.asked.begun) begun(this)
  }

  /** Tells an event. Most entries have one or none, so the list grows from nothing. */
  emit(event: CoreEvent): void {
    if (this.events === NO_EVENTS) {
      this.#lastEvents = [event]
      this.events = this.#lastEvents
    } else {
      this.#lastEvents.push(event)
    }
  }
}
