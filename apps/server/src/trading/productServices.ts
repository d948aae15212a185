import type { OwnerId, RecordKind, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { DepositChain } from '../chain/depositChain.ts'
import type { Clock } from '../clock/clock.ts'
import type { PageTexts } from '../content/pageTexts.ts'
import type { Database } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { PastReader } from '../history/pastReader.ts'
import type { People } from '../identity/accounts/people.ts'
import type { TransactionPasswordCheck } from '../identity/passwords/transactionPasswordCheck.ts'
import type { SecondFactorCheck } from '../identity/proofs/secondFactorCheck.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { CustomerCommands } from './customerCommands.ts'
import type { PriceOrigin } from './priceOrigin.ts'
import type { TradingWorlds } from './tradingWorlds.ts'

/** What products are made with: each says by `Pick` what it needs of it. */
export interface ProductServices extends PriceOrigin {
  readonly worlds: TradingWorlds
  readonly live: Readonly<Record<World, LiveWorld>>
  readonly commands: CustomerCommands
  readonly past: PastReader
  /** The tables of history; a product's own with `withTables`. */
  readonly tables: Kysely<ProjectionTables>
  /** Tables that do not follow from the log. */
  readonly database: Kysely<Database>
  /** Live sources an index price needs. */
  readonly minimumSources: Readonly<Record<World, number>>
  readonly clock: Clock
  readonly now: () => number
  /** For products that exist in the real world only. */
  readonly real: WorldPort
  readonly people: People
  /** Listeners are told of each new account before its registration is answered. */
  readonly onRegistered: (listener: (userId: string) => Promise<void>) => void
  readonly texts: PageTexts
  /** Scheme and host under which customers reach this exchange; null: as each one asked. */
  readonly publicOrigin: string | null
  readonly transactionPassword: Pick<TransactionPasswordCheck, 'check'>
  readonly secondFactor: SecondFactorCheck
  readonly files: Files
  /** The key of the files; what else is sealed draws a key of its own from it. */
  readonly key: Buffer
  readonly desk: ReviewDesk
  /** The data folder, and whether everything in it is play. */
  readonly folder: string
  readonly sandbox: boolean
  /** null: there is none now. */
  readonly chain: DepositChain | null
  /** An act that failed and may be tried again: for the log of the server. */
  readonly problem: (event: string, error: unknown, message: string) => void
  /** Records of a customer of the real world have changed outside the log. */
  readonly recordsChanged: (owner: OwnerId, kind: RecordKind) => void
}
