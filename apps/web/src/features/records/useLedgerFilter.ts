import { usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import { useState } from 'react'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { type DateRange, lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import type { LedgerWords } from '../../shared/records/useLedgerWords.ts'
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

/** The period that the address names, or the last days. What is typed into a field of a date is kept here: the address follows later. */
function usePeriod() {
  const from = useSearchField('from')
  const to = useSearchField('to')
  return useState<DateRange>(() => (from && to ? { from, to } : lastDays(FIRST_DAYS, Date.now())))
}

/** The filter of the ledger and its page, as the address says them; a type that there is not takes everything. */
export function useLedgerFilter(types: LedgerWords['types']): LedgerQuestion {
  const { accounts } = useFeatureLists()
  const setSearch = useSetSearch()
  const [range, setRange] = usePeriod()
  const type = useSearchField('type')
  const filter: LedgerFilter = {
    range,
    account: useSearchField('account'),
    currency: useSearchField('currency'),
    type: types.some(({ value }) => value === type) ? type : '',
    sequence: useSearchField('sequence').replace(/\D/g, ''),
    ref: useSearchField('ref').replace(/\D/g, ''),
  }
  const page = usePageNumber()
  const isNumbered = filter.sequence !== '' || filter.ref !== ''
  const period = isNumbered ? undefined : rangeMs(range)
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
    change({ range: chosen, ...fields }) {
      if (chosen) setRange(chosen)
      setSearch({ ...fields, ...chosen, page: '' })
    },
    page,
    setPage: (next) => setSearch({ page: String(next) }),
    asked: isNumbered || period ? asked : undefined,
  }
}
