import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LoanRecordState } from '@touchstone/protocol'
import { buttonClass, DataTable, Empty, PAGE_SIZE, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ListFailed } from '../../../shared/loading/Failed.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { FRESH_MS } from '../freshness.ts'
import type { Loan } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'
import { useLoanColumns } from '../useLoanColumns.tsx'
import { ProofDialog } from './ProofDialog.tsx'

export interface LoansTableProps {
  /** '' for every state. */
  readonly state: LoanRecordState | ''
}

/** Own loans, the newest first. */
export function LoansTable({ state }: LoansTableProps) {
  const t = useTexts(loanRecordTexts)
  const [wantedPage, setPage] = useState(1)
  const [proof, setProof] = useState<Loan | null>(null)
  const asked = { ...(state !== '' && { state }), page: String(wantedPage), size: String(PAGE_SIZE) }
  const query = useQuery({
    ...callQuery('lendMylist', asked, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('loan', query.refetch)
  const columns = useLoanColumns(setProof)
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <>
      <DataTable
        caption={state === '' ? t('title') : t(`states.${state}`)}
        columns={columns}
        rows={query.data?.list}
        rowKey={({ code }) => code}
        loadingRows={3}
        inset
        empty={<Nothing state={state} />}
        error={query.error && !query.data && <ListFailed error={query.error} onRetry={() => void query.refetch()} />}
      />
      <Pager page={page} total={query.data?.total} onPage={setPage} />
      {proof && <ProofDialog loan={proof} onClose={() => setProof(null)} />}
    </>
  )
}

function Nothing({ state }: LoansTableProps) {
  const t = useTexts(loanRecordTexts)
  if (state !== '') return <Empty text={t('noneOf')} />
  return (
    <Empty
      text={t('none')}
      action={
        <AppLink to="/currency" className={buttonClass('secondary', 'small')}>
          {t('loans')}
        </AppLink>
      }
    />
  )
}
