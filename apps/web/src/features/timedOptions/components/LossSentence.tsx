import { formatPlain } from '@touchstone/quantities'
import { clsx } from 'clsx'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'

/** The most that the order can lose: all that is paid. */
export function LossSentence({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { figures, cycle, terms, scale } = ticket
  const loss = figures && formats.decimal(formatPlain(figures.stake + figures.fee, scale))
  return (
    <p className={clsx('text-12', loss ? 'font-medium text-ink-1' : 'text-ink-2')}>
      {loss === undefined
        ? t('preview.loseEmpty')
        : t(isZero(cycle.feeRate) ? 'preview.lose' : 'preview.loseFee', { amount: loss, currency: terms.currency })}
    </p>
  )
}
