import type { CallRequest, DealRow, FillKind } from '@touchstone/protocol'
import type { OwnReading, Page } from './reading.ts'

export type FillsRequest = Omit<CallRequest<'getDealList'>, 'product'>

/** The past fills of one product. */
export interface OwnFills {
  readonly kind: FillKind
  /** The caller's, newest first. */
  list(reading: OwnReading, request: FillsRequest): Promise<Page<DealRow>>
}
