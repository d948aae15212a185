import { Panel } from '@touchstone/ui'
import { CancelAll, OpenOrders } from '../../products/spot/OpenOrders.tsx'
import { useOpenOrders } from '../../products/spot/useOpenOrders.ts'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ContractsSection } from './ContractsSection.tsx'
import { TimedOptionsSection } from './TimedOptionsSection.tsx'
import { recordTexts } from './texts.ts'

/** `/all`: everything that is open, of every product. */
export function OpenOrdersScreen() {
  const t = useTexts(recordTexts)
  const orders = useOpenOrders()
  return (
    <AccountFrame title={t('openOrders')}>
      <Panel className="overflow-hidden">
        <div className="flex h-11 items-center justify-between border-b border-line px-4">
          <h2 className="text-14 font-semibold text-ink-1">
            {t('spot')} <span className="num ms-1 font-normal text-ink-3">{orders?.length ?? ''}</span>
          </h2>
          <CancelAll count={orders?.length ?? 0} />
        </div>
        <OpenOrders rows={orders} />
      </Panel>
      <ContractsSection />
      <TimedOptionsSection />
    </AccountFrame>
  )
}
