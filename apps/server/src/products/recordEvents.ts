import type { RecordEvents } from '../streams/recordChanges.ts'
import { PRODUCTS } from './products.ts'

/** Which records of its owner an event changes. Verification is no product, and yet a record that may change. */
export const RECORD_EVENTS: RecordEvents = new Map([
  ['VerificationSet', 'verification'],
  ...PRODUCTS.flatMap(({ records }) => records?.changedBy.map((type) => [type, records.kind] as const) ?? []),
  ...PRODUCTS.flatMap(
    ({ changesRecords }) => changesRecords?.by.map((type) => [type, changesRecords.kind] as const) ?? [],
  ),
])
