import { type Column, Num, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { SUBSCRIPTION_TONES, type Subscription } from './newCoin.ts'
import { subscriptionTexts } from './subscriptionTexts.ts'
import { newCoinTexts } from './texts.ts'

/** Columns of own subscriptions. */
export function useSubscriptionColumns(): readonly Column<Subscription>[] {
  const t = useTexts(subscriptionTexts)
  const about = useTexts(newCoinTexts)
  const formats = useFormats()
  const figure = (value: string, unit: string) => (
    <Num className="whitespace-nowrap">{`${formats.decimal(value)} ${unit}`}</Num>
  )
  const moment = (time: number) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(time)}</Num>
  return [
    {
      key: 'orderNo',
      header: t('column.orderNo'),
      cell: ({ orderNo }) => (
        <AppLink
          to="/subscription"
          search={{ order: orderNo }}
          aria-label={t('viewOf', { orderNo })}
          className={TEXT_LINK}
        >
          <Num>{orderNo}</Num>
        </AppLink>
      ),
    },
    { key: 'coin', header: t('column.coin'), cell: ({ coin }) => <bdi>{coin}</bdi> },
    { key: 'price', header: t('column.price'), align: 'end', cell: (row) => figure(row.price, row.currency) },
    { key: 'quantity', header: t('column.quantity'), align: 'end', cell: (row) => figure(row.quantity, row.coin) },
    { key: 'allocated', header: t('column.allocated'), align: 'end', cell: (row) => figure(row.allocated, row.coin) },
    { key: 'amount', header: t('column.amount'), align: 'end', cell: (row) => figure(row.amount, row.currency) },
    { key: 'refund', header: t('column.refund'), align: 'end', cell: (row) => figure(row.refund, row.currency) },
    { key: 'time', header: t('column.time'), cell: ({ time }) => moment(time) },
    { key: 'listTime', header: t('column.listTime'), cell: ({ listTime }) => moment(listTime) },
    {
      key: 'lockDays',
      header: t('column.lockDays'),
      align: 'end',
      cell: ({ lockDays }) => <bdi className="whitespace-nowrap">{about('days', { days: lockDays })}</bdi>,
    },
    {
      key: 'state',
      header: t('column.state'),
      pinned: true,
      cell: ({ state }) => <StateChip tone={SUBSCRIPTION_TONES[state]} word={t(`states.${state}`)} />,
    },
  ]
}
