import { useSearchField } from '@touchstone/frame'
import { HOSTING_ORDER_STATES } from '@touchstone/protocol'
import { Panel, Tabs } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { DueCalendar } from './components/DueCalendar.tsx'
import { HostingFrame } from './components/HostingFrame.tsx'
import { OrderPage } from './components/OrderPage.tsx'
import { OrdersTable } from './components/OrdersTable.tsx'
import { Totals } from './components/Totals.tsx'
import { CURRENCY } from './currency.ts'
import { hostingOrderTexts } from './orderTexts.ts'
import { hostingTexts } from './texts.ts'

/** `/profit_wdtg?state=completed`, and one order at `/profit_wdtg?order=12`. */
export function HostingOrdersScreen() {
  const order = useSearchField('order')
  return order === '' ? <Orders /> : <OrderPage key={order} orderNo={order} />
}

function Orders() {
  const t = useTexts(hostingOrderTexts)
  const about = useTexts(hostingTexts)
  const goTo = useGoTo()
  const asked = useSearchField('state')
  const state = HOSTING_ORDER_STATES.find((known) => known === asked) ?? 'custody'
  return (
    <HostingFrame title={about('sections.orders')} lead={t('lead')}>
      <Totals currency={CURRENCY} />
      <Panel className="overflow-hidden">
        <Tabs
          label={t('tabs.label')}
          tabs={HOSTING_ORDER_STATES.map((key) => ({ key, label: t(`states.${key}`) }))}
          selected={state}
          onSelect={(next) => goTo('/profit_wdtg', next === 'custody' ? {} : { state: next }, { replace: true })}
          rowClassName="px-5"
          panelClassName="relative overflow-x-auto"
          panelScrolls
        >
          <OrdersTable key={state} state={state} />
        </Tabs>
      </Panel>
      {(state === 'custody' || state === 'redemption') && <DueCalendar />}
    </HostingFrame>
  )
}
