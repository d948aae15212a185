import type { CallData } from '@touchstone/protocol'
import { KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { moneyTermsTexts } from './texts.ts'

export interface TermsSummaryProps {
  readonly terms: CallData<'getDepositInfo'>['terms']
  /** In which the amounts are. */
  readonly currency: string
  /** The origin of the money. Purchased coins cannot be returned as an untraded deposit can. */
  readonly of: 'deposit' | 'purchase'
}

/** The terms for money that arrives now, with a worked example. */
export function TermsSummary({ terms, currency, of }: TermsSummaryProps) {
  const t = useTexts(moneyTermsTexts)
  const formats = useFormats()
  const { example } = terms
  const money = (text: string) => formats.decimal(text)
  const items = [
    { key: 'hours', label: t('hours'), value: t('hoursValue', { open: terms.open, close: terms.close }) },
    { key: 'perDay', label: t('perDay'), value: <Num>{formats.count(terms.perDay)}</Num> },
    {
      key: 'limits',
      label: t('limits'),
      value: t('limitsValue', { min: money(terms.min), max: money(terms.max), currency }),
    },
    { key: 'fee', label: t('fee'), value: <Num>{formats.rate(terms.feeRate)}</Num> },
    {
      key: 'turnover',
      label: t('turnover'),
      value: t(`turnoverOf.${of}`, { rate: formats.rate(terms.turnoverRate) }),
    },
    { key: 'back', label: t('back'), value: t('backValue', { fee: money(terms.returnFee), currency }) },
  ]
  return (
    <div className="flex flex-col gap-4">
      <KeyValue items={items.filter(({ key }) => key !== 'back' || of === 'deposit')} />
      <div className="rounded-control border border-line bg-surface-2 p-4 text-13">
        <h3 className="font-medium text-ink-1">{t('example')}</h3>
        <p className="mt-1 text-ink-2">
          {t(`exampleOf.${of}`, {
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
