import { showToast } from '@touchstone/frame'
import { Button, ErrorSummary, FailureAlert, FormFrame, InlineAlert, Panel, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { ImageField } from '../../../shared/uploads/ImageField.tsx'
import { CHAIN, CURRENCY, DECIMALS, type DepositInfo, voucherProblems } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

const EMPTY = { amount: '', txid: '', imgId: '' }

/** The bill of a deposit that did not show, for people to look at. */
export function VoucherForm({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const [open, setOpen] = useState(false)
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-14 font-semibold text-ink-1">{t('form.title')}</h2>
          <p className="mt-1 text-13 text-ink-2">{t('form.lead')}</p>
        </div>
        <Button tone="secondary" size="small" onClick={() => setOpen(!open)} aria-expanded={open}>
          {t(open ? 'form.close' : 'form.open')}
        </Button>
      </div>
      {open && <Fields info={info} onDone={() => setOpen(false)} />}
    </Panel>
  )
}

function Fields({ info, onDone }: { readonly info: DepositInfo; readonly onDone: () => void }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  const { min } = info
  const intent = useIntent('addRecharge', ['getRechargeList'])
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const { amount, txid, imgId } = voucherProblems(values, min)
      return {
        amount: amount && t(`form.problem.${amount}`, { min: formats.decimal(min) }),
        txid: txid && t(`form.problem.${txid}`, { min }),
        imgId: imgId && t(`form.problem.${imgId}`, { min }),
      }
    },
    submit: async ({ amount, txid, imgId }) => {
      const fields = { currency: CURRENCY, chain: CHAIN, amount: amount.replace(/\.$/, ''), txid: txid.trim(), imgId }
      const answer = await intent.send(fields)
      if (!answer) return
      showToast('ok', t(answer.state === 'completed' ? 'form.complete' : 'form.done'))
      onDone()
    },
  })
  const { onValueChange, onBlur, value, error, ref } = form.field('amount')
  const bill = form.field('imgId')
  return (
    <FormFrame label={t('form.title')} onSubmit={() => void form.send()}>
      <DecimalField
        large
        label={t('form.amount')}
        unit={CURRENCY}
        maxDecimals={DECIMALS}
        value={value}
        onValueChange={onValueChange}
        onBlur={onBlur}
        error={error}
        ref={ref}
      />
      <TextField {...form.field('txid')} label={t('form.txid')} dir="ltr" autoComplete="off" spellCheck={false} />
      <ImageField
        label={t('form.bill')}
        hint={t('form.billHint')}
        use="voucher"
        value={bill.value}
        onValueChange={bill.onValueChange}
        error={bill.error}
        ref={bill.ref}
      />
      <ErrorSummary title={t('form.several')} items={form.summary} onPick={form.focus} />
      {intent.state.kind === 'refused' && <FailureAlert text={intent.state.text} />}
      {intent.state.kind === 'unknown' && (
        <InlineAlert tone="warn" announce>
          {t('form.unknown')}
        </InlineAlert>
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('form.submit')}
        </Button>
      </div>
    </FormFrame>
  )
}
