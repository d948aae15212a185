import type { LeverageCaps } from '@touchstone/feeds'
import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Approvals } from '../approvals/approvals.ts'
import type { AuditChain } from '../audit/auditChain.ts'
import type { TreasuryTotals } from '../books/treasuryTotals.ts'
import type { DepositChain } from '../chain/depositChain.ts'
import type { Clock } from '../clock/clock.ts'
import type { Company } from '../content/company.ts'
import type { ContentPictures } from '../content/contentPictures.ts'
import type { TextEditing } from '../content/textEditing.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { ReadinessCheck } from '../health/healthRoutes.ts'
import type { OwnFills } from '../history/ownFills.ts'
import type { Worlds } from '../identity/accounts/owners.ts'
import type { People } from '../identity/accounts/people.ts'
import type { VerificationStates } from '../identity/accounts/verificationStates.ts'
import type { Factors } from '../identity/factors/factors.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import type { LoginLog } from '../identity/sessions/loginLog.ts'
import type { Wallets } from '../identity/wallet/wallets.ts'
import type { Operators } from '../operators/createOperators.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { CaseDecisions } from '../review/caseDecisions.ts'
import type { CaseHandlers } from '../review/caseHandlers.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import type { WorldKeeper } from '../sequencer/worldKeeper.ts'
import type { Support } from '../support/createSupport.ts'
import type { CustomerSearch } from './customerSearch.ts'

/** The services that the console's calls are made with: each names by `Pick` those it needs. */
export interface AdminServices {
  readonly database: Kysely<Database>
  /** The tables of history. */
  readonly past: Kysely<ProjectionTables>
  readonly fills: readonly OwnFills[]
  readonly clock: Clock
  readonly worlds: Worlds
  readonly operators: Operators
  readonly approvals: Approvals
  readonly texts: TextEditing
  readonly pictures: ContentPictures
  readonly company: Company
  /** What is missing before customers are served. */
  readonly missingToOpen: () => Promise<readonly string[]>
  /** A text as HTML, with the figures in force. */
  readonly preview: (markdown: string) => string
  readonly audit: AuditChain
  readonly people: People
  readonly states: VerificationStates
  readonly factors: Pick<Factors, 'totp' | 'passkeyRows'>
  readonly wallets: Pick<Wallets, 'of'>
  readonly loginLog: Pick<LoginLog, 'list'>
  readonly session: IdentityPolicy['session']
  readonly search: CustomerSearch
  readonly desk: Pick<ReviewDesk, 'of'>
  readonly handlers: CaseHandlers
  readonly decisions: CaseDecisions
  readonly files: Pick<Files, 'openForReviewer' | 'kinds'>
  readonly support: Pick<Support, 'operators' | 'words' | 'news' | 'presence' | 'hours' | 'answers'>
  /** The key of the files: those of banks' payees are drawn from it. */
  readonly key: Buffer
  readonly totals: Readonly<Record<World, TreasuryTotals>>
  /** null: there is none now. */
  readonly chain: Pick<DepositChain, 'token' | 'confirmations' | 'rows' | 'status'> | null
  /** Highest leverage that may be listed. */
  readonly caps: LeverageCaps
  /** Live sources an index price needs. */
  readonly minimumSources: Readonly<Record<World, number>>
  readonly priceSource: string
  readonly environment: 'sandbox' | 'production'
  readonly sandbox: boolean
  /** Where the console is reached, null: wherever it was asked. */
  readonly publicOrigin: string | null
  readonly opened: Pick<OpenDatabase, 'engine' | 'isReachable'>
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** The failed checks of readiness, by name. */
  readonly problems: () => Promise<Readonly<Record<string, string>>>
  readonly sockets: () => number
  /** The newest signed state of a world. */
  readonly checkpoint: (world: World) => { readonly sequence: number; readonly stateHash: string } | undefined
  /** The keeper of each world's time. */
  readonly clocks: Readonly<Record<World, Pick<WorldKeeper, 'clock' | 'confirmClock'>>>
  /** Log entries that history is behind. */
  readonly behind: (world: World) => number
  /** Waits a moment until history has reached the log's head. */
  readonly caughtUp: (world: World) => Promise<unknown>
}
