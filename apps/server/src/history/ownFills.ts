import type { CallRequest, DealRow, FillKind, OwnerId, World } from '@touchstone/protocol'
import type { AliasableExpression, Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'
import type { OwnReading, Page } from './reading.ts'

export type FillsRequest = Omit<CallRequest<'getDealList'>, 'product'>

export interface Whose {
  readonly world: World
  readonly owner: OwnerId
}

export type Projections = Kysely<ProjectionTables>

/** A trade of an owner, which no other has the number of, and the order that made it. */
export interface OwnTrade {
  readonly trade: bigint
  readonly time: bigint
  readonly order_no: bigint
}

export type OwnTrades = AliasableExpression<OwnTrade>

/** The past fills of one product. */
export interface OwnFills {
  readonly kind: FillKind
  /** The caller's, newest first. */
  list(reading: OwnReading, request: FillsRequest): Promise<Page<DealRow>>
  /** Those of an owner that are trades with others; without it there are none. */
  trades?(database: Projections, whose: Whose): OwnTrades
}
