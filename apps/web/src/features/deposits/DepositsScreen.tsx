import { Empty, PAGE_SIZE, Panel, TEXT_LINK, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { DepositTable } from './components/DepositTable.tsx'
import { UncreditedPanel } from './components/UncreditedPanel.tsx'
import { depositTexts } from './texts.ts'
import { useDeposits } from './useDeposits.ts'

/** `/rechargeRecord`: every deposit and form with where it stands. */
export function DepositsScreen() {
  const t = useTexts(depositTexts)
  const [wantedPage, setPage] = useState(1)
  const query = useDeposits(wantedPage, PAGE_SIZE)
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  return (
    <AccountFrame title={t('list.title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('list.lead')}</p>
      <Panel className="overflow-hidden">
        <DepositTable
          caption={t('list.title')}
          rows={query.data?.list}
          error={query.error}
          onRetry={() => void query.refetch()}
          loadingRows={10}
          empty={
            <Empty
              text={t('list.none')}
              action={
                <AppLink to="/recharge" className={TEXT_LINK}>
                  {t('list.deposit')}
                </AppLink>
              }
            />
          }
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
      <UncreditedPanel />
    </AccountFrame>
  )
}
