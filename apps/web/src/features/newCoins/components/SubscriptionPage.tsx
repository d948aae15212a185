import { Button, Empty, InlineAlert, Panel, Skeleton, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { SUBSCRIPTION_TONES, type Subscription } from '../newCoin.ts'
import { useSubscription } from '../ownSubscriptions.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'
import { newCoinTexts } from '../texts.ts'
import { useCalendarFile } from '../useCalendarFile.ts'
import { GiveBackDialog } from './GiveBackDialog.tsx'
import { NewCoinsFrame } from './NewCoinsFrame.tsx'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'
import { SubscriptionSteps } from './SubscriptionSteps.tsx'
import { SubscriptionWorst } from './SubscriptionWorst.tsx'

/** One subscription: coins requested and allocated, the worst case, each step with its entry of the log, and giving back. */
export function SubscriptionPage({ orderNo }: { readonly orderNo: string }) {
  const t = useTexts(subscriptionTexts)
  const answer = useSubscription(orderNo)
  return (
    <NewCoinsFrame
      title={t('title', { orderNo })}
      lead={
        <AppLink to="/subscription" search={{ tab: 'mine' }} className={TEXT_LINK}>
          {t('all')}
        </AppLink>
      }
    >
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Skeleton className="h-110 opacity-40" />}>
        {([own]) =>
          own ? (
            <Own subscription={own} />
          ) : (
            <Panel>
              <Empty text={t('unknown')} />
            </Panel>
          )
        }
      </Loaded>
    </NewCoinsFrame>
  )
}

function Own({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  const about = useTexts(newCoinTexts)
  const [giving, setGiving] = useState(false)
  const save = useCalendarFile()
  const { id, coin, name, state, listTime, releaseTime, released, returned, returnable } = subscription
  const isWaiting = state === 'under_review' || (state === 'passed' && !released && !returned)
  return (
    <>
      <div className="flex items-center gap-4">
        <h2 className="text-16 font-semibold text-ink-1">
          <bdi>{name}</bdi>
        </h2>
        <StateChip tone={SUBSCRIPTION_TONES[state]} word={t(`states.${state}`)} />
        <span className="ms-auto flex gap-3">
          {isWaiting && (
            <Button
              tone="secondary"
              onClick={() => save({ id, coin, name, days: { listing: listTime, release: releaseTime } })}
            >
              {t('calendar')}
            </Button>
          )}
          {returnable && (
            <Button tone="danger" onClick={() => setGiving(true)}>
              {t('giveBack')}
            </Button>
          )}
        </span>
      </div>
      <Now subscription={subscription} />
      {returnable && <InlineAlert tone="warn">{about('returnable')}</InlineAlert>}
      <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
        <SubscriptionFacts subscription={subscription} />
        <SubscriptionWorst subscription={subscription} />
      </div>
      <SubscriptionSteps subscription={subscription} />
      {giving && <GiveBackDialog subscription={subscription} onClose={() => setGiving(false)} />}
    </>
  )
}

/** Where it stands, in one sentence. */
function Now({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  const formats = useFormats()
  const { coin, currency, state, released, returned } = subscription
  const kind = returned ? 'returned' : released ? 'released' : state
  const words = {
    coin,
    currency,
    amount: formats.decimal(subscription.amount),
    allocated: formats.decimal(subscription.allocated),
    refund: formats.decimal(subscription.refund),
  }
  return (
    <p role="status" className="text-14 text-ink-1">
      {t(`now.${kind}`, words)}
    </p>
  )
}
