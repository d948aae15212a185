import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DataTable, Panel, validPage } from '@touchstone/ui'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useAccountWord } from '../../shared/feature/useAccountWord.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { lastDays } from '../../shared/records/dateRange.ts'
import { NothingFound } from '../../shared/records/NothingFound.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { useLedgerWords } from '../../shared/records/useLedgerWords.ts'
import { useNewestPage } from '../../shared/records/useNewestPage.ts'
import { LedgerFilters } from './LedgerFilters.tsx'
import { entryKey, ledgerQuery } from './ledger.ts'
import { ledgerColumns } from './ledgerColumns.tsx'
import { StatementPanel } from './StatementPanel.tsx'
import { recordTexts } from './texts.ts'
import { useLedgerFilter } from './useLedgerFilter.ts'

/** `/accountRecord?sequence=123`, `?ref=45`: the ledger, or the postings of one entry of the log or about one order, whenever they were. */
export function LedgerScreen() {
  const t = useTexts(recordTexts)
  const formats = useFormats()
  const words = useLedgerWords()
  const accountWord = useAccountWord()
  const question = useLedgerFilter(words.types)
  const { filter, asked, page: wantedPage, setPage, change } = question
  const query = useQuery({
    ...ledgerQuery(asked ?? {}, wantedPage),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  useNewestPage(filter.sequence === '' && filter.ref === '' && page === 1, query.refetch)
  return (
    <AccountFrame title={t('ledger')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('ledgerNote')}</p>
      <StatementPanel />
      <LedgerFilters question={question} words={words} />
      <Panel className="overflow-hidden">
        <DataTable
          caption={t('ledger')}
          columns={ledgerColumns(t, formats, words, accountWord)}
          rows={asked ? query.data?.list : []}
          rowKey={entryKey}
          density="compact"
          loadingRows={10}
          empty={<NothingFound onWiden={() => change({ range: lastDays(90, Date.now()) })} />}
          error={listFailure(query)}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </AccountFrame>
  )
}
