import { KeyValue, Num } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { durationText } from '../duration.ts'
import { DirectionWord, OutcomeChip, ProfitText } from '../TimedOptionCells.tsx'
import { timedOptionTexts } from '../texts.ts'
import type { Receipt } from './recomputeReceipt.ts'
import { receiptTexts } from './texts.ts'

type FactKey = keyof (typeof receiptTexts)['english']['fact']

/** 4 of 5 of a full window, as the engine asks for. */
function fewestSamples(expected: number): number {
  return Math.ceil((expected * 4) / 5)
}

export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const words = useTexts(timedOptionTexts)
  const formats = useFormats()
  const { order } = receipt
  const entry = (time: number, sequence: number) => (
    <Num>{t('entry', { time: formats.dateTime(time), sequence: String(sequence) })}</Num>
  )
  const money = (amount: string) => (
    <Num>
      {formats.decimal(amount)} {order.currency}
    </Num>
  )
  const struck = receipt.strikeSequence > 0
  const fact = (key: FactKey, value: ReactNode) => ({ key, label: t(`fact.${key}`), value })
  const items = [
    fact(
      'order',
      <>
        {order.name} <DirectionWord direction={order.direction} /> <Num>{durationText(order.seconds, words)}</Num>
      </>,
    ),
    fact('result', <OutcomeChip row={order} />),
    fact('bought', entry(order.openTime, receipt.boughtSequence)),
    fact('profit', <ProfitText row={order} />),
    fact('strikeAt', struck ? entry(receipt.strikeTime, receipt.strikeSequence) : t('noStrike')),
    fact('strike', <Num>{formats.decimal(order.openPrice)}</Num>),
    fact('ended', <Num>{formats.dateTime(order.expiry)}</Num>),
    fact('price', <Num>{formats.decimal(order.settlePrice)}</Num>),
    fact('settled', entry(receipt.settledTime, receipt.settledSequence)),
    fact('amount', money(order.amount)),
    fact('payoutRate', <Num>{formats.rate(order.payoutRate)}</Num>),
    fact('fee', money(order.fee)),
    fact('terms', <Num>{String(receipt.termsVersion)}</Num>),
  ]
  return (
    <div>
      <KeyValue className="!grid grid-cols-[1.3fr_1fr] slim:grid-cols-1 gap-x-10" items={items} />
      <p className="mt-4 text-13 text-ink-2">
        {t(`rule.${receipt.rule}`, {
          seconds: String(receipt.windowMs / 1_000),
          fewest: String(fewestSamples(receipt.expectedSamples)),
          expected: String(receipt.expectedSamples),
        })}
      </p>
    </div>
  )
}
