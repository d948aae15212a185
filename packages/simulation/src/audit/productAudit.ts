import type { CoreEvent, CoreQueries, Genesis, OperatorAction, OwnerId, PostingReason } from '@touchstone/protocol'
import type { Fit } from './accounts.ts'
import type { Rights } from './decisionRights.ts'
import type { IndexAudit } from './indexAudit.ts'
import type { LedgerBooks } from './ledgerBooks.ts'
import type { Debt, LotBooks } from './lots/lotBooks.ts'
import type { RewardBooks } from './rewards/rewardBooks.ts'
import type { Scene } from './scene.ts'

/** Why money moves for no product alone. */
export type CommonReason = 'capital' | 'faucet' | 'hold' | 'release' | 'fee' | 'campaign_funded' | 'campaign_closed'

/** What only a decision brings about, and the kinds of action that do. */
export type Effects = { readonly [Effect in CoreEvent['type']]?: readonly OperatorAction['type'][] }

/** What the books of every product may ask. */
export interface AuditParts {
  readonly genesis: Genesis
  readonly indexes: IndexAudit
  readonly lots: LotBooks
  readonly rewards: RewardBooks
  /** What open orders and withdrawals hold of an asset in an owner's funds. */
  fundsHeld(owner: OwnerId, asset: number, core: CoreQueries): bigint
}

/** The books of one product, built from postings and events. */
export interface ProductBooks {
  /** Before the core applies samples: marks depend on the books as they stand then. */
  look?(core: CoreQueries): void
  beginEntry?(scene: Scene): void
  hear?(event: CoreEvent, scene: Scene): void
  endEntry?(scene: Scene, touched: ReadonlySet<OwnerId>): void
  /** The slow part. */
  sweep?(core: CoreQueries, ledger: LedgerBooks): void
  /** What is held of an asset in an owner's funds. */
  fundsHeld?(owner: OwnerId, asset: number, core: CoreQueries): bigint
  /** What an owner is about to be paid out: it no longer counts as the owner's. */
  leaving?(owner: OwnerId): bigint
  /** What an owner owes, and of that, what something of the same worth must stay on the platform for. */
  debt?(owner: OwnerId): Debt
  /** Who may decide an action of the product, which may depend on who proposes; undefined for other actions. */
  rightsTo?(action: OperatorAction, byAdministrator: boolean): Rights | undefined
}

/** A product as the auditor knows it: the one value that it adds. */
export interface ProductAudit<Reason extends PostingReason = PostingReason> {
  /** I3: between which accounts money may move. */
  readonly reasons: Readonly<Record<Reason, Fit>>
  readonly effects?: Effects
  /** Whether only a command does it: all else may come of time passing, of marks and of liquidations that go on. */
  isDeed?(event: CoreEvent): boolean
  /** Whether it opens something new, which a restricted platform must not do. */
  opens?(event: CoreEvent): boolean
  begin(parts: AuditParts): ProductBooks
}
