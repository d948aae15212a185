import { Button, Dialog, FormFrame, InlineAlert, PinField, useForm } from '@touchstone/ui'
import { isPin } from '../../../shared/account/accountInput.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawTexts } from '../texts.ts'
import { useQuote } from '../useQuote.ts'
import { useWithdrawal } from '../useWithdrawal.ts'
import type { Lot } from '../withdrawInput.ts'
import { GroupedAddress } from './GroupedAddress.tsx'
import { QuoteBox } from './QuoteBox.tsx'
import { WithdrawOutcome } from './WithdrawOutcome.tsx'

export interface ReturnDepositProps {
  readonly lot: Lot
  readonly currency: string
  readonly onClose: () => void
}

/** Sends an untraded deposit back to where it came from. */
export function ReturnDeposit({ lot, currency, onClose }: ReturnDepositProps) {
  const t = useTexts(withdrawTexts)
  const intent = useWithdrawal('returnDeposit')
  const quote = useQuote({ kind: 'return', currency, lot: lot.id })
  const refusal = quote.preview?.problem ?? ''
  const form = useForm({
    initial: { tpwd: '' },
    check: ({ tpwd }) => ({ tpwd: isPin(tpwd) ? undefined : t('problem.tpwd') }),
    submit: async ({ tpwd }) => {
      const { preview } = quote
      if (preview) await intent.send({ lot: lot.id, fee: preview.fee, tpwd })
    },
  })
  const done = intent.state.kind === 'done'
  return (
    <Dialog
      open
      title={t('lots.backTitle')}
      closeLabel={t('lots.close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose} autoFocus>
            {t(done ? 'lots.close' : 'confirm.cancel')}
          </Button>
          {!done && (
            <Button
              tone="danger"
              busy={form.busy}
              blockedBecause={refusal === '' ? undefined : refusal}
              onClick={() => void form.send()}
            >
              {t('lots.back')}
            </Button>
          )}
        </>
      }
    >
      <FormFrame label={t('lots.backTitle')} onSubmit={() => void form.send()}>
        <p>{t('lots.backText')}</p>
        <div className="flex flex-col gap-1">
          <p className="text-12 text-ink-3">{t('lots.backTo')}</p>
          <GroupedAddress address={lot.returnTo} />
        </div>
        <QuoteBox quote={quote} currency={currency} />
        {refusal !== '' && !done && <InlineAlert tone="warn">{refusal}</InlineAlert>}
        {!done && <PinField {...form.field('tpwd')} label={t('form.tpwd')} />}
        <WithdrawOutcome state={intent.state} />
      </FormFrame>
    </Dialog>
  )
}
