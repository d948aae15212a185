import { KeyValue, Num, Panel, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { Subscription } from '../newCoin.ts'
import { paidFor } from '../paidFor.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'
import { newCoinTexts } from '../texts.ts'

/** A subscription's request, and its allocation. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  const about = useTexts(newCoinTexts)
  const formats = useFormats()
  const { id, coin, currency, state, released, returned, releaseTime, reason } = subscription
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const coins = (value: string) => <Num>{`${formats.decimal(value)} ${coin}`}</Num>
  const moment = (time: number) => <Num>{formats.dateTime(time)}</Num>
  const release = returned
    ? t('releaseText.returned')
    : released
      ? t('releaseText.released')
      : releaseTime === 0
        ? t(state === 'under_review' ? 'releaseText.open' : 'releaseText.none')
        : moment(releaseTime)
  return (
    <Panel className="flex flex-col gap-3 p-5">
      <h3 className="text-14 font-semibold text-ink-1">{t('facts')}</h3>
      <KeyValue
        items={[
          { key: 'price', label: t('column.price'), value: money(subscription.price) },
          { key: 'quantity', label: t('column.quantity'), value: coins(subscription.quantity) },
          {
            key: 'allocated',
            label: t('column.allocated'),
            value: <strong className="font-semibold">{coins(subscription.allocated)}</strong>,
          },
          { key: 'amount', label: t('held'), value: money(subscription.amount) },
          { key: 'paid', label: t('paid'), value: money(paidFor(subscription)) },
          { key: 'refund', label: t('column.refund'), value: money(subscription.refund) },
          { key: 'time', label: t('column.time'), value: moment(subscription.time) },
          { key: 'listing', label: t('column.listTime'), value: moment(subscription.listTime) },
          { key: 'lock', label: t('column.lockDays'), value: about('days', { days: subscription.lockDays }) },
          { key: 'release', label: t('release'), value: release },
          { key: 'volume', label: t('volume'), value: coins(subscription.volume) },
          { key: 'left', label: t('left'), value: coins(subscription.left) },
          ...(reason === '' ? [] : [{ key: 'reason', label: t('reason'), value: <bdi>{reason}</bdi> }]),
        ]}
      />
      <p className="flex justify-end gap-5 text-12">
        <AppLink to="/subscribe" search={{ id }} className={TEXT_LINK}>
          {t('coin')}
        </AppLink>
        <AppLink to="/newCoins" search={{ id }} className={TEXT_LINK}>
          {t('account')}
        </AppLink>
      </p>
    </Panel>
  )
}
