import { Num } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { type Rate, readableRate } from './readableRate.ts'
import { conversionTexts } from './texts.ts'

/** A rate as a sentence: "1 BTC = 63,492.06 USDT". */
export function useRateText() {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  return ({ unit, rate, other }: Rate) => t('rateOf', { from: unit, to: other, rate: formats.decimal(rate) })
}

/** A rate the readable way, with the figure it was made of below it when that is another. */
export function QuotedRate(quoted: Rate) {
  const told = useRateText()
  const readable = readableRate(quoted)
  return (
    <>
      <Num>{told(readable)}</Num>
      {readable !== quoted && <Num className="block text-11 text-ink-3">{told(quoted)}</Num>}
    </>
  )
}
