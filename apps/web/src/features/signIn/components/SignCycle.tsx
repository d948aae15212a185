import { showToast } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { Button, Empty, Panel, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { useMissingCondition } from '../../../shared/rewards/useConditionText.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { signInTexts } from '../texts.ts'
import { type SignDay, SignDays } from './SignDays.tsx'

const RENEWS = ['getSign'] as const
const REWARD_RENEWS = ['getSign', 'getAsset2'] as const

/** The current cycle: signing in for today, and receiving the rewards of signed days. */
export function SignCycle({ sign }: { readonly sign: CallData<'getSign'> }) {
  const t = useTexts(signInTexts)
  const formats = useFormats()
  const signing = useIntent('addSign', RENEWS)
  const receiving = useIntent('receiveSign', REWARD_RENEWS)
  const { cycle, days, today, nextDay, conditions, left } = sign
  const condition = useMissingCondition(conditions)
  if (cycle === 0) return <Empty text={t('closed')} />
  const signed = days[today - 1]?.signed === true
  const signIn = async () => {
    const done = await signing.send({})
    if (done) showToast('ok', t('done', { day: formats.count(done.day) }))
  }
  const receive = async ({ day }: SignDay) => {
    const done = await receiving.send({ day: String(day) })
    if (done) showToast('ok', t('received', { reward: `${formats.decimal(done.amount)} ${done.currency}` }))
  }
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-16 font-semibold text-ink-1">{t('cycle', { cycle: formats.count(cycle) })}</h2>
        <Button
          tone="primary"
          blockedBecause={signed ? t('signedToday') : undefined}
          busy={signing.state.kind === 'sending'}
          onClick={() => void signIn()}
        >
          {t(signed ? 'signed' : 'signIn')}
        </Button>
      </div>
      <SignDays
        days={days}
        today={today}
        condition={condition}
        busy={receiving.state.kind === 'sending'}
        onReceive={(day) => void receive(day)}
      />
      <IntentOutcome state={signing.state} unknown={t('unanswered')} />
      <IntentOutcome state={receiving.state} unknown={t('unanswered')} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-12 text-ink-3">
        <span>
          {t('next', { time: formats.dateTime(nextDay) })}{' '}
          {t('left', { left: formats.decimal(left), currency: days[0]?.currency ?? '' })}
        </span>
        <AppLink to="/signRule" className={TEXT_LINK}>
          {t('rules')}
        </AppLink>
      </p>
    </Panel>
  )
}
