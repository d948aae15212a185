import type { HostingOrderState } from '@touchstone/protocol'
import { Button, type Column, Num, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { OfferName } from '../../shared/said/OfferName.tsx'
import type { HostingOrder } from './dueDays.ts'
import { hostingOrderTexts } from './orderTexts.ts'
import { hostingTexts } from './texts.ts'

export const ORDER_TONES = {
  custody: 'success',
  redemption: 'progress',
  redeemed: 'neutral',
  completed: 'neutral',
} as const

/** Columns of own orders. `onRedeem` is offered in custody. */
export function useOrderColumns(
  state: HostingOrderState,
  onRedeem: (order: HostingOrder) => void,
): readonly Column<HostingOrder>[] {
  const t = useTexts(hostingOrderTexts)
  const about = useTexts(hostingTexts)
  const formats = useFormats()
  const isOver = state === 'redeemed' || state === 'completed'
  const moment = (time: number) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(time)}</Num>
  const money = (value: string, currency: string) => (
    <Num className="whitespace-nowrap">{`${formats.decimal(value)} ${currency}`}</Num>
  )
  const daysLeft: Column<HostingOrder> = {
    key: 'daysLeft',
    header: t('column.daysLeft'),
    align: 'end',
    cell: (row) => <Num>{formats.count(row.daysLeft)}</Num>,
  }
  return [
    {
      key: 'orderNo',
      header: t('column.orderNo'),
      cell: ({ orderNo }) => (
        <AppLink
          to="/profit_wdtg"
          search={{ order: orderNo }}
          aria-label={t('viewOf', { orderNo })}
          className={TEXT_LINK}
        >
          <Num>{orderNo}</Num>
        </AppLink>
      ),
    },
    { key: 'name', header: t('column.name'), cell: ({ name }) => <OfferName name={name} /> },
    { key: 'amount', header: t('column.amount'), align: 'end', cell: (row) => money(row.amount, row.currency) },
    {
      key: 'cycle',
      header: t('column.cycle'),
      align: 'end',
      cell: (row) => <bdi className="whitespace-nowrap">{about('days', { days: row.cycleDays })}</bdi>,
    },
    {
      key: 'rate',
      header: about('daily'),
      align: 'end',
      cell: (row) => <Num>{formats.rate(row.dailyRate)}</Num>,
    },
    { key: 'profit', header: t('column.profit'), align: 'end', cell: (row) => money(row.profit, row.currency) },
    ...(isOver ? [] : [daysLeft]),
    { key: 'time', header: t('column.time'), cell: (row) => moment(row.time) },
    { key: 'end', header: t(isOver ? 'column.ended' : 'column.end'), cell: (row) => moment(row.endTime) },
    {
      key: 'state',
      header: t('column.state'),
      cell: (row) => <StateChip tone={ORDER_TONES[row.state]} word={t(`states.${row.state}`)} />,
    },
    {
      key: 'acts',
      header: '',
      align: 'end',
      pinned: true,
      cell: (row) => <OrderActs order={row} onRedeem={onRedeem} />,
    },
  ]
}

interface OrderActsProps {
  readonly order: HostingOrder
  readonly onRedeem: (order: HostingOrder) => void
}

function OrderActs({ order, onRedeem }: OrderActsProps) {
  const t = useTexts(hostingOrderTexts)
  const { orderNo, state } = order
  return (
    <span className="flex justify-end gap-3">
      <AppLink to="/profit_wdtg" search={{ order: orderNo }} className={`${TEXT_LINK} self-center text-12`}>
        {t('view')}
      </AppLink>
      {state === 'custody' && (
        <Button tone="secondary" size="small" aria-label={t('redeemOf', { orderNo })} onClick={() => onRedeem(order)}>
          {t('redeem')}
        </Button>
      )}
    </span>
  )
}
