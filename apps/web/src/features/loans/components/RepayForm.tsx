import {
  Button,
  ErrorSummary,
  FieldAction,
  FormFrame,
  InlineAlert,
  Num,
  Panel,
  PinField,
  Segments,
} from '@touchstone/ui'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { ImageField } from '../../../shared/uploads/ImageField.tsx'
import { DECIMALS } from '../currency.ts'
import type { Loan } from '../loanState.ts'
import { repayTexts } from '../repayTexts.ts'
import { useRepayForm } from '../useRepayForm.ts'
import { ConfirmRepayment } from './ConfirmRepayment.tsx'
import { PaymentSplit } from './PaymentSplit.tsx'

const WAYS = ['balance', 'proof'] as const

export interface RepayFormProps {
  readonly loan: Loan
  /** Available money of the funds account, plain decimal. */
  readonly available: string
}

/** The amount, its source, and the parts of the payment. */
export function RepayForm({ loan, available }: RepayFormProps) {
  const t = useTexts(repayTexts)
  const say = useSentence()
  const formats = useFormats()
  const { form, values, set, confirming, confirm, turnBack, state } = useRepayForm(loan, available)
  const { currency, code, owed, lender } = loan
  const busy = form.busy || state.kind === 'sending'
  const waits = loan.proofState === 'review' && values.way === 'proof'
  const proofWaits = t('proofWaits', { amount: formats.decimal(loan.proofAmount), currency })
  return (
    <Panel className="p-5">
      <FormFrame label={t('form.label')} onSubmit={() => void form.send()}>
        <Segments
          label={t('form.way')}
          value={values.way}
          onValueChange={(way) => set('way', way)}
          options={WAYS.map((way) => ({ value: way, label: t(`form.ways.${way}`) }))}
        />
        <DecimalField
          large
          {...form.field('amount')}
          label={t('form.amount')}
          unit={currency}
          maxDecimals={DECIMALS}
          onValueChange={(text) => set('amount', text)}
          after={<FieldAction onClick={() => set('amount', owed)}>{t('form.whole')}</FieldAction>}
        />
        {values.way === 'balance' ? (
          <p className="-mt-3 flex items-baseline justify-between gap-4 text-12 text-ink-3">
            <span>
              {t('form.available')} <Num className="text-ink-1">{`${formats.decimal(available)} ${currency}`}</Num>
            </span>
            <TopUp account="funds" short={form.field('amount').error !== undefined} />
          </p>
        ) : (
          <>
            <InlineAlert>
              {t('form.lender', { lender: say(lender), code })} {t('form.proofNote')}
            </InlineAlert>
            <ImageField
              {...form.field('imgId')}
              label={t('form.proof')}
              hint={t('form.proofHint')}
              use="repayment"
              onValueChange={(id) => set('imgId', id)}
            />
          </>
        )}
        <section aria-label={t('form.split')} className="rounded-panel bg-surface-2 px-4 py-3">
          <h2 className="mb-2 text-12 font-medium text-ink-2">{t('form.split')}</h2>
          <PaymentSplit loan={loan} amount={values.amount} />
        </section>
        <PinField {...form.field('tpwd')} onValueChange={(text) => set('tpwd', text)} label={t('form.tpwd')} />
        <ErrorSummary title={t('form.several')} items={form.summary} onPick={form.focus} />
        <IntentOutcome state={state} unknown={t('form.unanswered')} />
        <Button type="submit" busy={busy} blockedBecause={waits ? proofWaits : undefined}>
          {state.kind === 'unknown' ? t('form.sendAgain') : busy ? t('form.sending') : t('form.submit')}
        </Button>
      </FormFrame>
      {confirming && (
        <ConfirmRepayment
          loan={loan}
          amount={values.amount}
          way={values.way}
          busy={state.kind === 'sending'}
          onConfirm={() => void confirm()}
          onCancel={turnBack}
        />
      )}
    </Panel>
  )
}
