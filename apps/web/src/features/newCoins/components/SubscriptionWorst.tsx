import { Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { isListed, riskOf, type Subscription } from '../newCoin.ts'
import { paidFor } from '../paidFor.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'
import { newCoinTexts } from '../texts.ts'

/** The worst that can still come of a subscription. */
export function SubscriptionWorst({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  const about = useTexts(newCoinTexts)
  const formats = useFormats()
  const { currency, returned } = subscription
  const state = returned ? 'not_passed' : subscription.state
  const listed = isListed(subscription, useServerNow()())
  const worst = listed ? 'listed' : state
  const words = {
    currency,
    amount: formats.decimal(subscription.amount),
    paid: formats.decimal(paidFor(subscription)),
  }
  return (
    <Panel className="flex flex-col gap-2 p-5">
      <h3 className="text-14 font-semibold text-ink-1">{t('worstTitle')}</h3>
      <p className="text-13 text-ink-2">{t(`worst.${worst}`, words)}</p>
      {state !== 'not_passed' && (
        <>
          <p className="text-13 font-medium text-ink-1">{about(riskOf(listed))}</p>
          <p className="text-13 text-ink-2">{t('worst.platform')}</p>
        </>
      )}
    </Panel>
  )
}
