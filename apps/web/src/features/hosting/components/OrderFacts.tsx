import { KeyValue, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import type { OrderInfo } from '../profitInfo.ts'
import { hostingTexts } from '../texts.ts'

/** An order as it was bought, and how far it is. */
export function OrderFacts({ order }: { readonly order: OrderInfo }) {
  const t = useTexts(hostingOrderTexts)
  const about = useTexts(hostingTexts)
  const formats = useFormats()
  const { currency, state, redemptionDays, redeemAt } = order
  const isOver = state === 'redeemed' || state === 'completed'
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const moment = (time: number) => <Num>{formats.dateTime(time)}</Num>
  const redemption = redemptionDays === 0 ? about('atOnce') : about('days', { days: redemptionDays })
  return (
    <Panel className="p-5">
      <KeyValue
        items={[
          { key: 'amount', label: t('column.amount'), value: money(order.amount) },
          { key: 'cycle', label: t('column.cycle'), value: about('days', { days: order.cycleDays }) },
          { key: 'rate', label: about('daily'), value: <Num>{formats.rate(order.dailyRate)}</Num> },
          { key: 'time', label: t('column.time'), value: moment(order.time) },
          { key: 'end', label: t(isOver ? 'column.ended' : 'column.end'), value: moment(order.endTime) },
          ...(isOver
            ? []
            : [{ key: 'left', label: t('column.daysLeft'), value: <Num>{formats.count(order.daysLeft)}</Num> }]),
          { key: 'promised', label: t('order.promised'), value: money(order.promised) },
          { key: 'returned', label: t('order.returned'), value: <strong>{money(order.profit)}</strong> },
          { key: 'loss', label: about('earlyLoss'), value: <Num>{formats.rate(order.earlyLoss)}</Num> },
          { key: 'redemption', label: about('redemption'), value: redemption },
          ...(redeemAt === 0
            ? []
            : [
                { key: 'redeemAt', label: t('order.redeemAt'), value: moment(redeemAt) },
                { key: 'receive', label: t('order.receive'), value: money(order.receive) },
                { key: 'cost', label: t('order.loss'), value: money(order.loss) },
              ]),
          {
            key: 'terms',
            label: about('buy.version'),
            value: about('buy.versionOf', { version: formats.count(order.terms) }),
          },
        ]}
      />
    </Panel>
  )
}
