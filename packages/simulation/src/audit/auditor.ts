import {
  type CoreQueries,
  type Entry,
  FIRST_CUSTOMER,
  type Genesis,
  type Outcome,
  type OwnerId,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { BankLines } from './bankLines.ts'
import { DecisionAudit } from './decisionAudit.ts'
import { GoodTillAudit } from './goodTillAudit.ts'
import { IndexAudit } from './indexAudit.ts'
import { LedgerBooks } from './ledgerBooks.ts'
import { LotBooks } from './lots/lotBooks.ts'
import { CURRENCY } from './lots/ownedValue.ts'
import { checkReason } from './postingReasons.ts'
import type { ProductBooks } from './productAudit.ts'
import { PRODUCTS } from './products.ts'
import { type RememberingCore, ReplyBooks } from './replyBooks.ts'
import { RestrictionAudit } from './restrictionAudit.ts'
import { RewardBooks } from './rewards/rewardBooks.ts'
import type { Scene } from './scene.ts'

/**
 * Follows a core from outside with books of its own, built from postings and events alone, and throws as soon as the two
 * disagree. Shares no code with the core: its own computations are the plain ones.
 */
export class Auditor {
  readonly #ledger = new LedgerBooks()
  readonly #replies = new ReplyBooks()
  readonly #indexes: IndexAudit
  readonly #lots: LotBooks
  readonly #decisions: DecisionAudit
  readonly #rewards = new RewardBooks()
  readonly #restriction = new RestrictionAudit()
  readonly #goodTill = new GoodTillAudit()
  readonly #products: readonly ProductBooks[]
  #sequence = 0
  #time = 0

  constructor(genesis: Genesis) {
    this.#indexes = new IndexAudit(genesis.minimumSources)
    this.#lots = new LotBooks({
      leaving: (owner) => this.#sum((books) => books.leaving?.(owner)),
      debt: (owner) => ({
        owed: this.#sum((books) => books.debt?.(owner).owed),
        staying: this.#sum((books) => books.debt?.(owner).staying),
      }),
    })
    this.#decisions = new DecisionAudit((action, byAdministrator) =>
      this.#products.map((books) => books.rightsTo?.(action, byAdministrator)).find((rights) => rights !== undefined),
    )
    const fundsHeld = (owner: OwnerId, asset: number, core: CoreQueries) => this.#fundsHeld(owner, asset, core)
    const shared = { indexes: this.#indexes, lots: this.#lots, rewards: this.#rewards, bankLines: new BankLines() }
    const parts = { genesis, ...shared, fundsHeld }
    this.#products = PRODUCTS.map((product) => product.begin(parts))
  }

  /** Call before the core applies the entry: marks depend on the books of that moment. */
  look(entry: Entry, core: CoreQueries): void {
    if (entry.command.type === 'IndexSamples') for (const books of this.#products) books.look?.(core)
  }

  observe(entry: Entry, outcome: Outcome, core: CoreQueries): void {
    demand(entry.sequence === this.#sequence + 1, 'I7', () => `sequence ${entry.sequence} after ${this.#sequence}`)
    demand(core.time >= this.#time, 'I7', () => `time went back from ${this.#time} to ${core.time}`)
    this.#sequence = entry.sequence
    this.#time = core.time
    const postings = [...outcome.postings]
    for (const posting of postings) checkReason(posting)
    const touched = this.#ledger.post(postings)
    const scene: Scene = { entry, outcome, postings, ledger: this.#ledger, core, time: core.time }
    this.#replies.check(scene)
    this.#rewards.beginEntry(scene)
    this.#goodTill.beginEntry(scene)
    for (const books of this.#products) books.beginEntry?.(scene)
    for (const event of outcome.events) {
      this.#restriction.hear(event, scene)
      this.#goodTill.hear(event)
      this.#lots.hear(event)
      this.#rewards.hear(event)
      this.#indexes.hear(event, scene)
      this.#decisions.hear(event, scene)
      for (const books of this.#products) books.hear?.(event, scene)
    }
    this.#indexes.checkRounds(scene)
    for (const books of this.#products) books.endEntry?.(scene, touched)
    this.#goodTill.endEntry()
    this.#decisions.endEntry(scene)
    this.#rewards.endEntry(scene)
    for (const owner of touched) this.#ledger.compare(owner, core)
  }

  /** The slow sweep: every balance and every hold, not only those that the last command touched. */
  sweep(core: RememberingCore): void {
    this.#replies.sweep(core)
    const owners = new Set<OwnerId>(Object.values(SYSTEM_OWNERS))
    for (const { owner } of core.customers.all()) owners.add(owner)
    const totals = new Map<number, bigint>()
    for (const owner of owners) {
      this.#ledger.compare(owner, core)
      for (const { asset, available, held } of core.ledger.balances(owner))
        totals.set(asset, (totals.get(asset) ?? 0n) + available + held)
      this.#compareHolds(owner, core)
    }
    for (const [asset, total] of totals) demand(total === 0n, 'I2', () => `asset ${asset} sums to ${total}`)
    for (const books of this.#products) books.sweep?.(core, this.#ledger)
    this.#lots.sweep(core)
    this.#rewards.sweep(core)
    this.#decisions.sweep(core)
  }

  /** I5 of the funds wallet, withdrawals included; where house accounts also hold contract money, all contracts are looked at together. */
  #compareHolds(owner: OwnerId, core: CoreQueries): void {
    for (const { wallet, asset, held } of core.ledger.balances(owner)) {
      if (wallet !== 'funds' || (owner < FIRST_CUSTOMER && asset === CURRENCY)) continue
      const needed = this.#fundsHeld(owner, asset, core)
      const text = `owner ${owner} holds ${held} of asset ${asset}, its orders and withdrawals need`
      demand(held === needed, 'I5', () => `${text} ${needed}`)
    }
  }

  #fundsHeld(owner: OwnerId, asset: number, core: CoreQueries): bigint {
    return this.#sum((books) => books.fundsHeld?.(owner, asset, core))
  }

  #sum(amountOf: (books: ProductBooks) => bigint | undefined): bigint {
    return this.#products.reduce((sum, books) => sum + (amountOf(books) ?? 0n), 0n)
  }
}
