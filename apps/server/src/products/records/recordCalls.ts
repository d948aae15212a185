import type { CallData, CallRequest, RecordType } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { PastReader } from '../../projector/pastReader.ts'
import type { OwnReading, Page } from '../../projector/reading.ts'

export type RecordRow = CallData<'getRecordList'>['list'][number]
export type RecordQuery = Omit<CallRequest<'getRecordList'>, 'type'>

/** One kind of records of money, as the list of all kinds shows them: newest first. */
export type RecordSource = (reading: OwnReading, query: RecordQuery) => Promise<Page<RecordRow>>

export interface RecordParts {
  readonly past: PastReader
  readonly sources: Readonly<Record<RecordType, RecordSource>>
}

export function recordCalls({ past, sources }: RecordParts): CallHandlers<'getRecordList'> {
  return {
    async getRecordList({ type, ...query }, context) {
      return sources[type](await past.own(context), query)
    },
  }
}
