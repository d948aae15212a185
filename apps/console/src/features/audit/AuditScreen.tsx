import { useQuery } from '@tanstack/react-query'
import { ExportButton, usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import type { Column } from '@touchstone/ui'
import { PAGE_SIZE } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { textColumn } from '../../shared/lists/columns.tsx'
import { List, Pages } from '../../shared/lists/List.tsx'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { TwoLines } from '../../shared/lists/TwoLines.tsx'
import { callWords } from './callWords.ts'
import { ChainCheck } from './components/ChainCheck.tsx'
import { Result } from './components/Result.tsx'
import { RowDialog } from './components/RowDialog.tsx'
import { AUDIT_HEAD, type AuditRow, auditCells, MOST_AUDIT_ROWS, readRows } from './readRows.ts'
import { auditTexts } from './texts.ts'

const t = textsOf(auditTexts)
const EXPORT_WORDS = {
  export: t('export'),
  exporting: t('exporting'),
  cut: t('exportCut', { rows: formats.count(MOST_AUDIT_ROWS) }),
  failed: t('exportFailed'),
}
const FILTERS = ['operator', 'what', 'subject'] as const

export function AuditScreen() {
  const setSearch = useSetSearch()
  const filter = {
    operator: useSearchField('operator'),
    what: useSearchField('what'),
    subject: useSearchField('subject'),
  }
  const page = usePageNumber()
  const query = useQuery(callQuery('getAudit', { ...filter, page, size: PAGE_SIZE }))
  const [shown, setShown] = useState<AuditRow>()
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <ExportButton
          fileName="audit.csv"
          head={AUDIT_HEAD}
          cells={auditCells}
          read={() => readRows(filter)}
          words={EXPORT_WORDS}
        />
      }
    >
      <ChainCheck />
      <div className="grid w-[760px] max-w-full grid-cols-3 slim:grid-cols-1 gap-4">
        {FILTERS.map((field) => (
          <SearchField
            key={field}
            label={t(`filters.${field}`)}
            value={filter[field]}
            onSearch={(value) => setSearch({ [field]: value, page: '' })}
          />
        ))}
      </div>
      <Part title={t('caption')}>
        <List
          caption={t('caption')}
          query={query}
          rows={({ list }) => list}
          columns={columns(setShown)}
          rowKey={({ row }) => String(row)}
          empty={t('empty')}
          onRow={setShown}
        />
        <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
      </Part>
      {shown && <RowDialog row={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

function columns(onShow: (row: AuditRow) => void): readonly Column<AuditRow>[] {
  return [
    textColumn('row', t('columns.row'), (entry) => (
      <button
        type="button"
        className="num min-h-6 text-accent hover:underline"
        aria-label={t('row', { row: entry.row })}
        onClick={(event) => {
          event.stopPropagation()
          onShow(entry)
        }}
      >
        {entry.row}
      </button>
    )),
    textColumn('time', t('columns.time'), ({ time }) => <span className="num whitespace-nowrap">{moment(time)}</span>),
    textColumn('operator', t('columns.operator'), ({ operator }) => operator),
    textColumn('what', t('columns.what'), ({ what }) => <TwoLines first={callWords(what)} second={what} />),
    textColumn('subject', t('columns.subject'), ({ subject }) => <span className="num">{subject}</span>),
    textColumn('result', t('columns.result'), ({ result }) => <Result result={result} />),
    textColumn('reason', t('columns.reason'), ({ reason }) => reason),
    textColumn('from', t('columns.from'), ({ address }) => <span className="num">{address}</span>),
  ]
}
