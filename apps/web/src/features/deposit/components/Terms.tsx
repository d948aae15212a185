import { useQueryClient } from '@tanstack/react-query'
import { Button, Check, InlineAlert, KeyValue, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { rejectionWord } from '../../../shared/rejections/rejectionText.ts'
import type { DepositInfo } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

/** What holds for money that comes in now, with a worked example. */
export function TermsSummary({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  const { terms, currency } = info
  const { example } = terms
  const money = (text: string) => formats.decimal(text)
  const items = [
    { key: 'hours', label: t('terms.hours'), value: t('terms.hoursValue', { open: terms.open, close: terms.close }) },
    { key: 'perDay', label: t('terms.perDay'), value: <Num>{formats.count(terms.perDay)}</Num> },
    {
      key: 'limits',
      label: t('terms.limits'),
      value: <Num>{t('terms.limitsValue', { min: money(terms.min), max: money(terms.max), currency })}</Num>,
    },
    { key: 'fee', label: t('terms.fee'), value: <Num>{formats.rate(terms.feeRate)}</Num> },
    {
      key: 'turnover',
      label: t('terms.turnover'),
      value: t('terms.turnoverValue', { rate: formats.rate(terms.turnoverRate) }),
    },
    { key: 'back', label: t('terms.back'), value: t('terms.backValue', { fee: money(terms.returnFee), currency }) },
  ]
  return (
    <div className="flex flex-col gap-4">
      <KeyValue items={items} />
      <div className="rounded-control border border-line bg-surface-2 p-4 text-13">
        <h3 className="font-medium text-ink-1">{t('terms.example')}</h3>
        <p className="mt-1 text-ink-2">
          {t('terms.exampleText', {
            amount: money(example.amount),
            turnover: money(example.turnover),
            fee: money(example.fee),
            receive: money(example.receive),
            currency,
          })}
        </p>
      </div>
    </div>
  )
}

/** The terms on one page, a box to tick, and only then the address. */
export function TermsStep({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const queries = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const show = async () => {
    setMissing(!agreed)
    if (!agreed || busy) return
    setBusy(true)
    setFailure('')
    try {
      await api().call('acceptDepositTerms', { version: String(info.terms.version) })
    } catch (error) {
      const changed = isCallError(error) && rejectionWord(error.code) === 'deposit_terms_changed'
      setFailure(changed ? t('terms.changed') : failureText(error))
      setAgreed(false)
    } finally {
      await queries.invalidateQueries({ queryKey: ['getDepositInfo'] })
      setBusy(false)
    }
  }
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <div>
        <h2 className="text-16 font-semibold text-ink-1">{t('terms.title')}</h2>
        <p className="mt-1 text-13 text-ink-2">{t('terms.lead')}</p>
      </div>
      <TermsSummary info={info} />
      <InlineAlert tone="warn">{t('terms.unsupported', { currency: info.currency })}</InlineAlert>
      <Check
        checked={agreed}
        onCheckedChange={setAgreed}
        error={missing && !agreed ? t('terms.agreeMissing') : undefined}
      >
        {t('terms.agree')}
      </Check>
      {failure !== '' && (
        <InlineAlert tone="danger" announce>
          {failure}
        </InlineAlert>
      )}
      <div>
        <Button tone="primary" busy={busy} onClick={() => void show()}>
          {t('terms.show')}
        </Button>
      </div>
    </Panel>
  )
}
