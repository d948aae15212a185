import { Empty, PAGE_SIZE, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import { purchaseTexts } from './texts.ts'

/** `/buycoinRecord`: all purchases by remittance. */
export function PurchaseRecordScreen() {
  const t = useTexts(purchaseTexts)
  const [page, setPage] = useState(1)
  return (
    <AccountFrame title={t('records')}>
      <Panel className="overflow-hidden">
        <PurchaseTable
          filter={{ page: String(page), size: String(PAGE_SIZE) }}
          empty={
            <Empty
              text={t('none')}
              action={
                <AppLink to="/buycoin" className="text-accent underline underline-offset-2">
                  {t('buy')}
                </AppLink>
              }
            />
          }
          below={(total) => <Pager page={page} total={total} onPage={setPage} />}
        />
      </Panel>
    </AccountFrame>
  )
}
