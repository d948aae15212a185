import type { CallData, CallRequest, RecordType } from '@touchstone/protocol'
import { type CallContext, type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import { refuseInDemo } from '../gateway/refuseInDemo.ts'

/** One kind of records of money. */
export interface RecordKindPages {
  /** closed: the demo account has none, and its owner's number is somebody else's in the real world. */
  readonly inDemo: 'open' | 'closed'
  readonly page: (
    query: Omit<CallRequest<'getRecordList'>, 'type'>,
    context: CallContext,
  ) => Promise<CallData<'getRecordList'>>
}

/** All kinds of records of money in the same words. */
export function recordCalls(kinds: Readonly<Record<RecordType, RecordKindPages>>): CallHandlers<'getRecordList'> {
  return {
    getRecordList: ({ type, ...query }, context) => {
      const { inDemo, page } = kinds[type]
      if (inDemo === 'closed') refuseInDemo(sessionOf(context))
      return page(query, context)
    },
  }
}
