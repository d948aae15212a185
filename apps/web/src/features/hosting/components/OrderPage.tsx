import { Button, Panel, Skeleton, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { StateSteps } from '../../../shared/records/StateSteps.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { hostingOrderTexts } from '../orderTexts.ts'
import { type OrderInfo, useOrderInfo } from '../profitInfo.ts'
import { useCalendarFile } from '../useCalendarFile.ts'
import { ORDER_TONES } from '../useOrderColumns.tsx'
import { HostingFrame } from './HostingFrame.tsx'
import { OrderBacking } from './OrderBacking.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPostings } from './OrderPostings.tsx'
import { RedeemDialog } from './RedeemDialog.tsx'

/** One order: its terms, its coverage, the worst case, each return paid, and the early redemption. */
export function OrderPage({ orderNo }: { readonly orderNo: string }) {
  const t = useTexts(hostingOrderTexts)
  const answer = useOrderInfo(orderNo)
  useRecordRefetch('hosting', answer.refetch)
  return (
    <HostingFrame
      title={t('order.title', { orderNo })}
      lead={
        <AppLink to="/profit_wdtg" className={TEXT_LINK}>
          {t('order.back')}
        </AppLink>
      }
    >
      <Loaded answer={answer} lead={t('order.failed')} framed waiting={<Skeleton className="h-110 opacity-40" />}>
        {(order) => <Order order={order} />}
      </Loaded>
    </HostingFrame>
  )
}

function Order({ order }: { readonly order: OrderInfo }) {
  const t = useTexts(hostingOrderTexts)
  const [redeeming, setRedeeming] = useState(false)
  const calendar = useCalendarFile()
  const { orderNo, name, state } = order
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-16 font-semibold text-ink-1">
          <OfferName name={name} />
        </h2>
        <StateChip tone={ORDER_TONES[state]} word={t(`states.${state}`)} />
        <span className="ms-auto flex flex-wrap gap-3">
          {(state === 'custody' || state === 'redemption') && (
            <Button tone="secondary" onClick={() => calendar.save([order])}>
              {t('order.calendar')}
            </Button>
          )}
          {state === 'custody' && (
            <Button tone="danger" onClick={() => setRedeeming(true)}>
              {t('redeem')}
            </Button>
          )}
        </span>
      </div>
      <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
        <OrderFacts order={order} />
        <OrderBacking order={order} />
      </div>
      <Panel className="overflow-hidden">
        <OrderPostings order={order} />
      </Panel>
      <StateSteps steps={order.steps} tones={ORDER_TONES} word={(step) => t(`states.${step}`)} />
      {redeeming && <RedeemDialog orderNo={orderNo} onClose={() => setRedeeming(false)} />}
    </>
  )
}
