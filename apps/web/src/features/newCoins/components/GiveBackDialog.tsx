import { showToast } from '@touchstone/frame'
import { ConfirmDialog, InlineAlert, PinField } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../../shared/account/accountInput.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { TransactionPasswordGate } from '../../../shared/transactionPassword/TransactionPasswordGate.tsx'
import type { Subscription } from '../newCoin.ts'
import { CHANGED_READS } from '../ownSubscriptions.ts'
import { paidFor } from '../paidFor.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'

export interface GiveBackDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** The confirmation before coins that were not listed in time are given back for their price. */
export function GiveBackDialog({ subscription, onClose }: GiveBackDialogProps) {
  const t = useTexts(subscriptionTexts)
  const formats = useFormats()
  const demo = useSession((session) => session.demo)
  const [tpwd, setTpwd] = useState('')
  const [tried, setTried] = useState(false)
  const { state, send, forget } = useIntent('returnNewcoins', CHANGED_READS)
  const { orderNo, coin, currency } = subscription
  const problem = demo || isPin(tpwd) ? undefined : t('giving.tpwdFormat')
  const words = {
    coin,
    currency,
    coins: formats.decimal(subscription.allocated),
    paid: formats.decimal(paidFor(subscription)),
  }
  const giveBack = async () => {
    setTried(true)
    if (problem !== undefined) return
    const done = await send({ orderNo, tpwd })
    if (!done) return
    showToast('ok', t('giving.done', { amount: formats.decimal(done.amount), currency }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('giving.title', words)}
      tone="danger"
      confirmLabel={state.kind === 'unknown' ? t('giving.sendAgain') : t('giveBack')}
      cancelLabel={t('giving.cancel')}
      busy={state.kind === 'sending'}
      failure={state.kind === 'refused' ? state.text : ''}
      onConfirm={() => void giveBack()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>{t('giving.text', words)}</p>
        {!demo && (
          <TransactionPasswordGate path={`/subscription?order=${orderNo}`}>
            <PinField
              label={t('giving.tpwd')}
              value={tpwd}
              onValueChange={(text) => {
                setTpwd(text)
                forget()
              }}
              error={tried ? problem : undefined}
            />
          </TransactionPasswordGate>
        )}
        {state.kind === 'unknown' && (
          <InlineAlert tone="warn" announce>
            {t('giving.unanswered')}
          </InlineAlert>
        )}
      </div>
    </ConfirmDialog>
  )
}
