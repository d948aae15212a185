import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Panel, TEXT_LINK } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawRecordTexts } from '../recordTexts.ts'
import { FRESH_MS, useWithdrawalChange } from '../useWithdrawalChange.ts'
import { WithdrawalTable } from './WithdrawalTable.tsx'

const LATEST = 5

/** The last few, below the form. */
export function LatestWithdrawals() {
  const t = useTexts(withdrawRecordTexts)
  const query = useQuery({
    ...callQuery('getWithdrawList', { size: String(LATEST) }, { refusal: 'here' }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  useWithdrawalChange(query.refetch)
  return (
    <Panel className="overflow-hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">{t('latest')}</h2>
        <AppLink to="/moneyRecord" className={`${TEXT_LINK} text-12`}>
          {t('all')}
        </AppLink>
      </div>
      <WithdrawalTable
        caption={t('latest')}
        rows={query.data?.list}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<Empty text={t('none')} />}
        loadingRows={LATEST}
      />
    </Panel>
  )
}
