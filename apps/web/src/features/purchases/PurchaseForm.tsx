import { showToast } from '@touchstone/frame'
import {
  Button,
  Check,
  Countdown,
  ErrorSummary,
  FailureAlert,
  FormFrame,
  InlineAlert,
  KeyValue,
  Num,
  Panel,
  Select,
  TextField,
  useForm,
} from '@touchstone/ui'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useServerNow } from '../../shared/live/useServerNow.ts'
import { moneyTermsTexts } from '../../shared/moneyTerms/texts.ts'
import { isCertainRefusal } from '../../shared/orders/certainRefusal.ts'
import { useIntent } from '../../shared/orders/useIntent.ts'
import { ImageField } from '../../shared/uploads/ImageField.tsx'
import { formProblems, type PurchaseInfo, payFor } from './pay.ts'
import { purchaseTexts } from './texts.ts'

const EMPTY = { amount: '', name: '', imgId: '', agreed: '' }

export interface PurchaseFormProps {
  readonly info: PurchaseInfo
  /** One that was sent before is under review: there is one at a time. */
  readonly waits: boolean
  readonly onCurrency: (currency: string) => void
  /** The rate is over, or was used. */
  readonly onRenew: () => void
}

/** The least amount of the chosen coin, and its decimals. */
function limitsOf({ currency, currencies }: PurchaseInfo): { readonly min: string; readonly decimals: number } {
  return currencies.find((one) => one.currency === currency) ?? { min: '0', decimals: 0 }
}

/** The form's entries, and the request that is made of them. */
function usePurchase(info: PurchaseInfo, onRenew: () => void) {
  const t = useTexts(purchaseTexts)
  const formats = useFormats()
  const { currency, quoteId } = info
  const { version } = info.terms
  const { min, decimals } = limitsOf(info)
  // Without an answer the rate stays: the same form sent again must be the same form.
  const { send, state } = useIntent('addBuycoin', ['getBuycoinList', 'getRecordList'], (act) =>
    act().catch((error: unknown) => {
      if (isCertainRefusal(error)) onRenew()
      throw error
    }),
  )
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const { amount, name, imgId, agreed } = formProblems(values, { min, decimals, version })
      return {
        amount: amount && t(`problem.${amount}`, { min: formats.decimal(min) }),
        name: name && t(`problem.${name}`),
        imgId: imgId && t(`problem.${imgId}`),
        agreed: agreed && t(`problem.${agreed}`),
      }
    },
    submit: async ({ amount, name, imgId }) => {
      const fields = { currency, quoteId, amount: amount.replace(/\.$/, ''), name: name.trim(), imgId, agree: '1' }
      if (!(await send(fields))) return
      onRenew()
      showToast('ok', t('sent'))
      form.reset()
      form.set('name', name)
    },
  })
  return { form, state }
}

/** The coins, the payer's name, and the bill. */
export function PurchaseForm({ info, waits, onCurrency, onRenew }: PurchaseFormProps) {
  const t = useTexts(purchaseTexts)
  const formats = useFormats()
  const common = useTexts(moneyTermsTexts)
  const { currency, currencies, rate, payCurrency } = info
  const { version } = info.terms
  const { min, decimals } = limitsOf(info)
  const { form, state } = usePurchase(info, onRenew)
  const { onValueChange, onBlur, value, error, ref } = form.field('amount')
  const bill = form.field('imgId')
  const pay = payFor(value.replace(/\.$/, ''), decimals, rate)
  return (
    <Panel className="p-5">
      <FormFrame label={t('form')} onSubmit={() => void form.send()}>
        {waits && state.kind !== 'done' && <InlineAlert>{t('oneAtATime')}</InlineAlert>}
        <Select
          label={t('currency')}
          value={currency}
          options={currencies.map((one) => ({ value: one.currency, label: one.currency }))}
          onValueChange={onCurrency}
        />
        <Rate info={info} min={min} onRenew={onRenew} />
        <DecimalField
          large
          label={t('amount')}
          unit={currency}
          maxDecimals={decimals}
          value={value}
          onValueChange={onValueChange}
          onBlur={onBlur}
          error={error}
          ref={ref}
        />
        <p className="flex justify-between text-13 text-ink-2" aria-live="polite">
          <span>{t('pay')}</span>
          <Num className="font-semibold text-ink-1">{pay === '' ? '–' : `${formats.decimal(pay)} ${payCurrency}`}</Num>
        </p>
        <TextField
          {...form.field('name')}
          label={t('payer')}
          hint={t('payerHint')}
          autoComplete="name"
          maxLength={80}
        />
        <ImageField
          label={t('bill')}
          hint={t('billHint')}
          use="voucher"
          value={bill.value}
          onValueChange={bill.onValueChange}
          error={bill.error}
          ref={bill.ref}
        />
        <Check
          checked={form.values.agreed === String(version)}
          onCheckedChange={(ticked) => form.set('agreed', ticked ? String(version) : '')}
          error={form.field('agreed').error}
          ref={form.field('agreed').ref}
        >
          {common('agree')}
        </Check>
        <ErrorSummary title={t('several')} items={form.summary} onPick={form.focus} />
        <Outcome state={state} />
        <div>
          <Button type="submit" busy={form.busy} blockedBecause={waits ? t('oneAtATime') : undefined}>
            {t('submit')}
          </Button>
        </div>
      </FormFrame>
    </Panel>
  )
}

/** The result of the request. */
function Outcome({ state }: { readonly state: ReturnType<typeof usePurchase>['state'] }) {
  const t = useTexts(purchaseTexts)
  if (state.kind === 'refused') return <FailureAlert text={state.text} />
  if (state.kind === 'unknown')
    return (
      <InlineAlert tone="warn" announce>
        {t('unknown')}
      </InlineAlert>
    )
  if (state.kind !== 'done') return null
  return (
    <InlineAlert tone="ok" announce>
      {t('sent')}
    </InlineAlert>
  )
}

function Rate({ info, min, onRenew }: Pick<PurchaseFormProps, 'info' | 'onRenew'> & { readonly min: string }) {
  const t = useTexts(purchaseTexts)
  const formats = useFormats()
  const now = useServerNow()
  const { currency, payCurrency } = info
  const rateText = (rate: string) => t('rateOf', { coin: currency, rate: formats.decimal(rate), pay: payCurrency })
  return (
    <KeyValue
      items={[
        { key: 'index', label: t('indexRate'), value: <Num>{rateText(info.indexRate)}</Num> },
        { key: 'spread', label: t('spread'), value: <Num>{formats.rate(info.spread)}</Num> },
        { key: 'rate', label: t('rate'), value: <Num className="font-semibold">{rateText(info.rate)}</Num> },
        { key: 'min', label: t('min'), value: <Num>{`${formats.decimal(min)} ${currency}`}</Num> },
        {
          key: 'kept',
          label: t('kept'),
          value: <Countdown key={info.quoteId} until={info.expires} now={now} onEnd={onRenew} />,
        },
      ]}
    />
  )
}
