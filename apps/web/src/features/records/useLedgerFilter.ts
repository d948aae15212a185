import { useSearchField } from '@touchstone/frame'
import { useState } from 'react'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { type DateRange, lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import type { LedgerFields } from './ledger.ts'

const FIRST_DAYS = 30

/** The filter of the ledger; "" takes everything. */
export interface LedgerFilter {
  readonly range: DateRange
  readonly account: string
  readonly currency: string
  readonly type: string
  /** One entry of the log, whenever it was: the range does not count. */
  readonly sequence: string
  /** What the entries are about: an order, a withdrawal, a loan …; the range does not count either. */
  readonly ref: string
}

export interface LedgerQuestion {
  readonly filter: LedgerFilter
  /** Any change leads back to the first page. */
  readonly change: (change: Partial<LedgerFilter>) => void
  readonly page: number
  readonly setPage: (page: number) => void
  /** The fields of the call; undefined while the period does not work. */
  readonly asked: LedgerFields | undefined
}

/** The filter of the ledger and its page; the address may name the entry of the log to begin with. */
export function useLedgerFilter(): LedgerQuestion {
  const { accounts } = useFeatureLists()
  const sequence = useSearchField('sequence').replace(/\D/g, '')
  const ref = useSearchField('ref').replace(/\D/g, '')
  const [filter, setFilter] = useState<LedgerFilter>(() => ({
    range: lastDays(FIRST_DAYS, Date.now()),
    account: '',
    currency: '',
    type: '',
    sequence,
    ref,
  }))
  const [page, setPage] = useState(1)
  const isNumbered = filter.sequence !== '' || filter.ref !== ''
  const period = isNumbered ? undefined : rangeMs(filter.range)
  const account = accounts.find(({ name }) => name === filter.account)?.name
  const asked: LedgerFields = {
    ...(account && { account }),
    ...(filter.currency !== '' && { currency: filter.currency }),
    ...(filter.type !== '' && { type: filter.type }),
    ...(filter.sequence !== '' && { sequence: filter.sequence }),
    ...(filter.ref !== '' && { ref: filter.ref }),
    ...(period && { from: String(period.from), to: String(period.to) }),
  }
  return {
    filter,
    change(change) {
      setFilter((before) => ({ ...before, ...change }))
      setPage(1)
    },
    page,
    setPage,
    asked: isNumbered || period ? asked : undefined,
  }
}
