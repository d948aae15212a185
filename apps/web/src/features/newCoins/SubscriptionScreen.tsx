import { useSearchField } from '@touchstone/frame'
import { Panel, Tabs } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { Explanation } from './components/Explanation.tsx'
import { NewCoinsFrame } from './components/NewCoinsFrame.tsx'
import { OfferingList } from './components/OfferingList.tsx'
import { SubscriptionPage } from './components/SubscriptionPage.tsx'
import { SubscriptionsTable } from './components/SubscriptionsTable.tsx'
import { newCoinTexts } from './texts.ts'

/** Open offerings come first: they can be subscribed to. */
const TABS = ['open', 'soon', 'ended', 'mine'] as const

/** `/subscription?tab=mine`, and one subscription at `/subscription?order=12`. */
export function SubscriptionScreen() {
  const order = useSearchField('order')
  return order === '' ? <Zone /> : <SubscriptionPage key={order} orderNo={order} />
}

function Zone() {
  const t = useTexts(newCoinTexts)
  const goTo = useGoTo()
  const asked = useSearchField('tab')
  const tab = TABS.find((known) => known === asked) ?? 'open'
  return (
    <NewCoinsFrame title={t('title')} lead={t('lead')}>
      <div>
        <Tabs
          label={t('tabs.label')}
          tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          selected={tab}
          onSelect={(next) => goTo('/subscription', next === 'open' ? {} : { tab: next }, { replace: true })}
          look="pill"
          panelClassName="pt-6"
        >
          {tab === 'mine' ? (
            <Panel className="overflow-hidden">
              <SubscriptionsTable />
            </Panel>
          ) : (
            <OfferingList key={tab} state={tab} />
          )}
        </Tabs>
      </div>
      {tab !== 'mine' && <Explanation />}
    </NewCoinsFrame>
  )
}
