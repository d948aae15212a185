import { Button, ErrorSummary, FieldAction, type FormField, InlineAlert, PinField } from '@touchstone/ui'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { withdrawTexts } from '../texts.ts'
import { boundText, type Quote, type WithdrawInfo } from '../withdrawInput.ts'
import { QuoteBox } from './QuoteBox.tsx'
import { type Requested, WithdrawOutcome } from './WithdrawOutcome.tsx'

export interface WithdrawFieldsProps {
  readonly info: WithdrawInfo
  readonly amount: FormField<string>
  readonly onAmount: (text: string) => void
  readonly tpwd: FormField<string>
  readonly quote: PreviewState<Quote>
  /** Why any amount would be refused, '' when amounts are accepted. */
  readonly refusal: string
  readonly summary: readonly { readonly name: string; readonly sentence: string }[]
  readonly onPick: (name: string) => void
  readonly state: IntentState<Requested>
  readonly busy: boolean
}

/** The fields of every withdrawal: the amount with its fee, the transaction password, and the button. */
export function WithdrawFields(props: WithdrawFieldsProps) {
  const { info, amount, tpwd, quote, refusal, state } = props
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  // Nothing can be withdrawn: the form says why instead of taking figures.
  const closed = info.withdrawable === '0' ? boundText(info, formats) : ''
  const blocked = closed || refusal || undefined
  return (
    <>
      <DecimalField
        large
        {...amount}
        label={t('form.amount')}
        unit={info.currency}
        maxDecimals={info.decimals}
        readOnly={closed !== ''}
        onValueChange={props.onAmount}
        after={
          closed === '' && <FieldAction onClick={() => props.onAmount(info.withdrawable)}>{t('form.max')}</FieldAction>
        }
      />
      <QuoteBox quote={quote} currency={info.currency} />
      <PinField {...tpwd} label={t('form.tpwd')} />
      <ErrorSummary title={t('form.several')} items={props.summary} onPick={props.onPick} />
      {blocked && state.kind !== 'done' && <InlineAlert tone="warn">{blocked}</InlineAlert>}
      <WithdrawOutcome state={state} />
      <Button type="submit" busy={props.busy} blockedBecause={blocked}>
        {state.kind === 'unknown' ? t('form.sendAgain') : props.busy ? t('form.sending') : t('form.submit')}
      </Button>
    </>
  )
}
