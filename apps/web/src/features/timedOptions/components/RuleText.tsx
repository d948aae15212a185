import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { Cycle, TimedOptionTerms } from '../timedOptionTicket.ts'

/** How an order is decided and how its payout is covered, in words. */
export function RuleText({ terms, cycle }: { readonly terms: TimedOptionTerms; readonly cycle: Cycle }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { currency } = terms
  const money = (text: string) => formats.decimal(trimZeros(text))
  return (
    <section className="flex flex-col gap-1.5 text-12 text-ink-2">
      <h2 className="text-12 font-medium text-ink-1">{t('rule.title')}</h2>
      <p>{t('rule.strike')}</p>
      <p>{t(`rule.${cycle.rule}`, { seconds: formats.count(cycle.windowSeconds) })}</p>
      <p>{t('rule.refund')}</p>
      <p>{t('rule.pool', { free: money(terms.poolFree), locked: money(terms.poolLocked), currency })}</p>
      <p>{t('rule.caps', { poolCap: money(terms.poolCap), customerCap: money(terms.customerCap), currency })}</p>
    </section>
  )
}
