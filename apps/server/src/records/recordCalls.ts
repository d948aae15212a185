import type { CallData, CallName, RecordType } from '@touchstone/protocol'
import { type CallContext, type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import { refuseInDemo } from '../gateway/refuseInDemo.ts'
import {
  depositRecord,
  exchangeRecord,
  purchaseRecord,
  type RecordRow,
  transferRecord,
  withdrawalRecord,
} from './recordRows.ts'

/** The lists of the kinds of records, each with all that its own page shows. */
export type RecordLists = CallHandlers<
  'getTransferList' | 'getRechargeList' | 'getWithdrawList' | 'getExchangeList' | 'getBuycoinList'
>

type ListName = keyof RecordLists & CallName
type Listed<Name extends ListName> = CallData<Name>['list'][number]

/** What exists in the real world alone: a demo account has the number of somebody else there. */
const REAL_ONLY: ReadonlySet<RecordType> = new Set(['deposit', 'withdrawal', 'buycoin'])

async function worded<Name extends ListName>(
  page: CallData<Name> | Promise<CallData<Name>>,
  row: (listed: Listed<Name>) => RecordRow,
): Promise<CallData<'getRecordList'>> {
  const { list, total, page: number } = await page
  return { list: (list as readonly Listed<Name>[]).map(row), total, page: number }
}

/** All kinds of records of money in the same words. */
export function recordCalls(lists: RecordLists): CallHandlers<'getRecordList'> {
  return {
    getRecordList: ({ type, ...query }, context: CallContext) => {
      if (REAL_ONLY.has(type)) refuseInDemo(sessionOf(context))
      switch (type) {
        case 'deposit':
          return worded<'getRechargeList'>(lists.getRechargeList(query, context), depositRecord)
        case 'withdrawal':
          return worded<'getWithdrawList'>(lists.getWithdrawList(query, context), withdrawalRecord)
        case 'exchange':
          return worded<'getExchangeList'>(lists.getExchangeList(query, context), exchangeRecord)
        case 'buycoin':
          return worded<'getBuycoinList'>(lists.getBuycoinList(query, context), purchaseRecord)
        case 'transfer':
          return worded<'getTransferList'>(lists.getTransferList(query, context), transferRecord)
      }
    },
  }
}
