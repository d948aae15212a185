import { Button, Check, ErrorSummary, FieldAction, FormFrame, InlineAlert, Num, Panel, PinField } from '@touchstone/ui'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import type { AccountBalance } from '../../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import type { NewCoinInfo } from '../newCoin.ts'
import { coinDecimals, mostNow } from '../subscribeInput.ts'
import { newCoinTexts } from '../texts.ts'
import { useSubscribeForm } from '../useSubscribeForm.ts'
import { ConfirmSubscription } from './ConfirmSubscription.tsx'
import { SubscribeQuote } from './SubscribeQuote.tsx'

export interface SubscribeFormProps {
  readonly coin: NewCoinInfo
  readonly balance: AccountBalance
}

/** The coins, their cost, their lock-up, and the consent to the rules. */
export function SubscribeForm({ coin, balance }: SubscribeFormProps) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const { form, set, quote, refusal, waits, confirming, confirm, turnBack, state, demo } = useSubscribeForm(
    coin,
    balance,
  )
  const { currency, terms } = coin
  const quantity = form.field('quantity')
  const agreed = form.field('agreed')
  const busy = form.busy || state.kind === 'sending'
  const saysRefusal = refusal !== '' && state.kind !== 'refused' && quantity.error === undefined
  return (
    <Panel className="p-5">
      <FormFrame label={t('form.label')} onSubmit={() => void form.send()}>
        <DecimalField
          large
          {...quantity}
          label={t('form.quantity')}
          unit={coin.coin}
          maxDecimals={coinDecimals(coin)}
          onValueChange={(text) => set('quantity', text)}
          after={<FieldAction onClick={() => set('quantity', mostNow({ coin, balance }))}>{t('form.max')}</FieldAction>}
        />
        <p className="-mt-3 flex items-baseline justify-between gap-4 text-12 text-ink-3">
          <span>
            {t('form.available')}{' '}
            <Num className="text-ink-1">{`${formats.decimal(balance.available)} ${currency}`}</Num>
          </span>
          <TopUp account="funds" short={quantity.error !== undefined} />
        </p>
        <SubscribeQuote coin={coin} quote={quote} />
        <Check
          checked={agreed.value === String(terms)}
          onCheckedChange={(ticked) => set('agreed', ticked ? String(terms) : '')}
          error={agreed.error}
          ref={agreed.ref}
        >
          {t('form.agree')}
        </Check>
        {!demo && (
          <PinField {...form.field('tpwd')} onValueChange={(text) => set('tpwd', text)} label={t('form.tpwd')} />
        )}
        <ErrorSummary title={t('form.several')} items={form.summary} onPick={form.focus} />
        {saysRefusal && <InlineAlert tone="warn">{refusal}</InlineAlert>}
        <IntentOutcome state={state} unknown={t('form.unanswered')} />
        <Button type="submit" busy={busy} blockedBecause={refusal || waits || undefined}>
          {state.kind === 'unknown' ? t('form.sendAgain') : busy ? t('form.sending') : t('form.submit')}
        </Button>
      </FormFrame>
      {confirming && (
        <ConfirmSubscription
          coin={coin}
          quantity={typedAmount(form.values.quantity)}
          quote={confirming}
          busy={state.kind === 'sending'}
          onConfirm={() => void confirm()}
          onCancel={turnBack}
        />
      )}
    </Panel>
  )
}
