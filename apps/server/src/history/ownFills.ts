import type { CallRequest, DealRow, FillKind } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'
import type { OwnTrades, Whose } from './ownTrades.ts'
import type { OwnReading, Page } from './reading.ts'

export type FillsRequest = Omit<CallRequest<'getDealList'>, 'product'>

/** The past fills of one product. */
export interface OwnFills {
  readonly kind: FillKind
  /** The caller's, newest first. */
  list(reading: OwnReading, request: FillsRequest): Promise<Page<DealRow>>
  /** Those of an owner that are trades with others; without it there are none. */
  trades?(database: Kysely<ProjectionTables>, whose: Whose): OwnTrades
}
