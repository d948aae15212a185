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
import { ContractAuditor } from './contracts/contractAuditor.ts'
import { DecisionAudit } from './decisionAudit.ts'
import { IndexAudit } from './indexAudit.ts'
import { LedgerBooks } from './ledgerBooks.ts'
import { MoneyAudit } from './money/moneyAudit.ts'
import { OptionAudit } from './optionAudit.ts'
import { ReplyBooks } from './replyBooks.ts'
import type { Scene } from './scene.ts'
import { SpotAudit } from './spotAudit.ts'

/** The asset of contracts and options in the simulated world. */
const QUOTE = 1

/**
 * Follows a core from outside with books of its own, built from postings and events alone, and objects the moment the two
 * disagree. Shares no code with the core: what it re-computes, it computes the plain way.
 */
export class Auditor {
  readonly #ledger = new LedgerBooks()
  readonly #replies = new ReplyBooks()
  readonly #spot: SpotAudit
  readonly #indexes: IndexAudit
  readonly #contracts: ContractAuditor
  readonly #options: OptionAudit
  readonly #decisions = new DecisionAudit()
  readonly #money = new MoneyAudit()
  #sequence = 0
  #time = 0

  constructor({ feeTiers, minimumSources }: Genesis) {
    this.#spot = new SpotAudit(feeTiers[0] ?? { makerPpm: 0, takerPpm: 0 })
    this.#indexes = new IndexAudit(minimumSources)
    this.#contracts = new ContractAuditor(this.#indexes)
    this.#options = new OptionAudit(this.#indexes)
  }

  /** Call before the core applies the entry: marks depend on the books as they stand then. */
  look(entry: Entry, core: CoreQueries): void {
    if (entry.command.type === 'IndexSamples') this.#contracts.look(core)
  }

  observe(entry: Entry, outcome: Outcome, core: CoreQueries): void {
    demand(entry.sequence === this.#sequence + 1, 'I7', () => `sequence ${entry.sequence} after ${this.#sequence}`)
    demand(core.time >= this.#time, 'I7', () => `time went back from ${this.#time} to ${core.time}`)
    this.#sequence = entry.sequence
    this.#time = core.time
    if (entry.command.type === 'Genesis') this.#spot.readUnits(core)
    const postings = [...outcome.postings]
    const touched = this.#ledger.post(postings)
    const scene: Scene = { entry, outcome, postings, ledger: this.#ledger, core, time: core.time }
    this.#replies.check(scene)
    this.#contracts.beginEntry(scene)
    for (const event of outcome.events) {
      this.#spot.hear(entry.command, event)
      this.#indexes.hear(event, scene)
      this.#contracts.hear(event, scene)
      this.#options.hear(event, scene)
      this.#decisions.hear(event, scene)
      this.#money.hear(event, scene)
    }
    this.#indexes.checkRounds(scene)
    this.#contracts.endEntry(scene, touched)
    this.#options.checkEntry(scene, touched)
    this.#decisions.endEntry(scene)
    for (const owner of touched) this.#ledger.compare(owner, core)
    this.#spot.checkBooks(core)
  }

  /** The slow sweep: every balance and every hold, not only what the last command touched. */
  sweep(core: CoreQueries): void {
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
    const spotHolds = (owner: OwnerId) => this.#spot.holdsOf(owner, core).get(QUOTE) ?? 0n
    this.#contracts.sweep(core, { ledger: this.#ledger }, spotHolds)
    this.#options.sweep(core)
    this.#decisions.sweep(core)
    this.#money.sweep(core)
  }

  /** I5 of the funds wallet, withdrawals included; where house accounts also hold contract money, all contracts are looked at together. */
  #compareHolds(owner: OwnerId, core: CoreQueries): void {
    const expected = this.#spot.holdsOf(owner, core)
    for (const { wallet, asset, held } of core.ledger.balances(owner)) {
      if (wallet !== 'funds' || (owner < FIRST_CUSTOMER && asset === QUOTE)) continue
      const needed = (expected.get(asset) ?? 0n) + this.#money.heldBy(owner, asset)
      const text = `owner ${owner} holds ${held} of asset ${asset}, its orders and withdrawals need`
      demand(held === needed, 'I5', () => `${text} ${needed}`)
    }
  }
}
