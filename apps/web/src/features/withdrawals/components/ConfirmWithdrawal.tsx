import { ConfirmDialog, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawTexts } from '../texts.ts'
import type { Quote } from '../withdrawInput.ts'

export interface ConfirmWithdrawalProps {
  readonly title: string
  readonly currency: string
  readonly quote: Quote
  /** Where it goes, to be compared. */
  readonly destination: ReactNode
  /** '' for a bank. */
  readonly chain: string
  readonly warning: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before money leaves: payee, amount, fee, and that it cannot be reversed. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { currency, quote, chain } = props
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const money = (text: string) => (
    <Num>
      {formats.decimal(text)} {currency}
    </Num>
  )
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.cancel')}
      tone="danger"
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <p className="text-12 text-ink-3">{t('confirm.to')}</p>
          {props.destination}
        </div>
        <KeyValue
          items={[
            ...(chain === '' ? [] : [{ key: 'chain', label: t('confirm.chain'), value: chain }]),
            { key: 'amount', label: t('confirm.amount'), value: money(quote.amount) },
            { key: 'fee', label: t('confirm.fee'), value: money(quote.fee) },
            { key: 'receive', label: t('confirm.receive'), value: money(quote.receive) },
          ]}
        />
        <InlineAlert tone="warn">{props.warning}</InlineAlert>
      </div>
    </ConfirmDialog>
  )
}
