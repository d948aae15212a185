import type { CoreEvent, CoreQueries, Genesis, OperatorAction, OwnerId, PostingReason } from '@touchstone/protocol'
import type { Fit } from './accounts.ts'
import type { BankLines } from './bankLines.ts'
import type { Rights } from './decisionRights.ts'
import type { IndexAudit } from './indexAudit.ts'
import type { LedgerBooks } from './ledgerBooks.ts'
import type { Debt, LotBooks } from './lots/lotBooks.ts'
import type { RewardBooks } from './rewards/rewardBooks.ts'
import type { Scene } from './scene.ts'

/** Posting reasons that belong to no single product. */
export type CommonReason = 'capital' | 'faucet' | 'hold' | 'release' | 'fee' | 'campaign_funded' | 'campaign_closed'

/** Events that only a decision causes, with the kinds of action that cause them. */
export type Effects = { readonly [Effect in CoreEvent['type']]?: readonly OperatorAction['type'][] }

/** The questions that each product's books may ask of the others. */
export interface AuditParts {
  readonly genesis: Genesis
  readonly indexes: IndexAudit
  readonly lots: LotBooks
  readonly rewards: RewardBooks
  readonly bankLines: BankLines
  /** The amount of an asset in an owner's funds held by open orders and withdrawals. */
  fundsHeld(owner: OwnerId, asset: number, core: CoreQueries): bigint
}

/** The books of one product, built from postings and events. */
export interface ProductBooks {
  /** Before the core applies samples: marks depend on the books of that moment. */
  look?(core: CoreQueries): void
  beginEntry?(scene: Scene): void
  hear?(event: CoreEvent, scene: Scene): void
  endEntry?(scene: Scene, touched: ReadonlySet<OwnerId>): void
  /** The slow checks. */
  sweep?(core: CoreQueries, ledger: LedgerBooks): void
  /** The held amount of an asset in an owner's funds. */
  fundsHeld?(owner: OwnerId, asset: number, core: CoreQueries): bigint
  /** Money on its way out to the owner, which no longer counts as the owner's. */
  leaving?(owner: OwnerId): bigint
  /** The owner's debt, and the part of it that must be covered by money on the platform. */
  debt?(owner: OwnerId): Debt
  /** The rights to an action of the product, which may depend on the proposer; undefined for other actions. */
  rightsTo?(action: OperatorAction, byAdministrator: boolean): Rights | undefined
}

/** A product as the auditor knows it: the one value that each product adds. */
export interface ProductAudit<Reason extends PostingReason = PostingReason> {
  /** I3: the accounts between which money may move for each reason. */
  readonly reasons: Readonly<Record<Reason, Fit>>
  readonly effects?: Effects
  /**
   * True when only a command causes the event, which is one of `events` of its entry; others may also follow from time, marks and
   * liquidations under way.
   */
  isDeed?(event: CoreEvent, events: readonly CoreEvent[]): boolean
  /** Whether the event, one of `events` of its entry, opens something new, which a restricted platform must refuse. */
  opens?(event: CoreEvent, events: readonly CoreEvent[]): boolean
  begin(parts: AuditParts): ProductBooks
}
