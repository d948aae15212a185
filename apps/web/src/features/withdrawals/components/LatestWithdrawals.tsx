import { Empty, Panel, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawRecordTexts } from '../recordTexts.ts'
import { LATEST, useLatestWithdrawals } from '../useLatestWithdrawals.ts'
import { useWithdrawalChange } from '../useWithdrawalChange.ts'
import { WithdrawalTable } from './WithdrawalTable.tsx'

/** The last few, below the form. */
export function LatestWithdrawals() {
  const t = useTexts(withdrawRecordTexts)
  const query = useLatestWithdrawals()
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
