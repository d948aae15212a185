import {
  Button,
  Check,
  ErrorSummary,
  FailureAlert,
  FormFrame,
  InlineAlert,
  Num,
  Panel,
  PinField,
  TEXT_LINK,
} from '@touchstone/ui'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import type { AccountBalance } from '../../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { mostNow } from '../buyInput.ts'
import type { ProductInfo } from '../profitInfo.ts'
import { hostingTexts } from '../texts.ts'
import { useBuyForm } from '../useBuyForm.ts'
import { BuyQuote } from './BuyQuote.tsx'
import { ConfirmPurchase } from './ConfirmPurchase.tsx'

export interface BuyFormProps {
  readonly product: ProductInfo
  readonly balance: AccountBalance
}

/** The amount, its expected return, and the consent to the terms. */
export function BuyForm({ product, balance }: BuyFormProps) {
  const t = useTexts(hostingTexts)
  const { form, set, quote, refusal, waits, confirming, confirm, turnBack, state, demo } = useBuyForm(product, balance)
  const { currency, terms } = product
  const amount = form.field('amount')
  const agreed = form.field('agreed')
  const busy = form.busy || state.kind === 'sending'
  const most = mostNow({ product, available: balance.available })
  return (
    <Panel className="p-5">
      <FormFrame label={t('buy.form')} onSubmit={() => void form.send()}>
        <DecimalField
          large
          {...amount}
          label={t('buy.amount')}
          unit={currency}
          maxDecimals={balance.decimals}
          onValueChange={(text) => set('amount', text)}
          after={
            <button
              type="button"
              className="h-full shrink-0 border-s border-line px-3 text-12 text-accent hover:bg-surface-3"
              onClick={() => set('amount', most)}
            >
              {t('buy.max')}
            </button>
          }
        />
        <Available balance={balance} currency={currency} />
        <BuyQuote product={product} quote={quote} />
        <Check
          checked={agreed.value === String(terms)}
          onCheckedChange={(ticked) => set('agreed', ticked ? String(terms) : '')}
          error={agreed.error}
          ref={agreed.ref}
        >
          {t.rich('buy.agree', {
            terms: (words) => (
              <AppLink to="/agrt" apart search={{ id: '11' }} className={TEXT_LINK}>
                {words}
              </AppLink>
            ),
          })}
        </Check>
        {!demo && (
          <PinField {...form.field('tpwd')} onValueChange={(text) => set('tpwd', text)} label={t('buy.tpwd')} />
        )}
        <ErrorSummary title={t('buy.several')} items={form.summary} onPick={form.focus} />
        {refusal !== '' && state.kind !== 'refused' && form.field('amount').error === undefined && (
          <InlineAlert tone="warn">{refusal}</InlineAlert>
        )}
        <Outcome state={state} />
        <Button type="submit" busy={busy} blockedBecause={refusal || waits || undefined}>
          {state.kind === 'unknown' ? t('buy.sendAgain') : busy ? t('buy.sending') : t('buy.submit')}
        </Button>
      </FormFrame>
      {confirming && (
        <ConfirmPurchase
          product={product}
          amount={typedAmount(form.values.amount)}
          quote={confirming}
          busy={state.kind === 'sending'}
          onConfirm={() => void confirm()}
          onCancel={turnBack}
        />
      )}
    </Panel>
  )
}

/** The balance that can be hosted, and how to add to it. */
function Available({ balance, currency }: { readonly balance: AccountBalance; readonly currency: string }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  return (
    <p className="-mt-3 flex items-baseline justify-between gap-4 text-12 text-ink-3">
      <span>
        {t('buy.available')} <Num className="text-ink-1">{`${formats.decimal(balance.available)} ${currency}`}</Num>
      </span>
      <span className="flex gap-4">
        <TopUp account="hosting" currency={currency} />
        <TopUp account="funds" />
      </span>
    </p>
  )
}

function Outcome({ state }: { readonly state: IntentState<unknown> }) {
  const t = useTexts(hostingTexts)
  if (state.kind === 'refused') return <FailureAlert text={state.text} />
  if (state.kind === 'unknown')
    return (
      <InlineAlert tone="warn" announce>
        {t('buy.unanswered')}
      </InlineAlert>
    )
  return null
}
