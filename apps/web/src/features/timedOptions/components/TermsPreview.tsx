import { formatPlain } from '@touchstone/quantities'
import { Num } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'

/** Cost, payout and risk of the order. Always there; figures that need an amount come with it. */
export function TermsPreview({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { figures, cycle, terms, scale } = ticket
  const { currency } = terms
  const plain = (units: bigint) => formats.decimal(formatPlain(units, scale))
  const money = (units: bigint) => `${plain(units)} ${currency}`
  const lines: readonly (readonly [string, string])[] = [
    [t('preview.pay'), figures ? money(figures.stake + figures.fee) : NO_FIGURE],
    [t('preview.fee'), `${figures ? `${money(figures.fee)} · ` : ''}${formats.rate(cycle.feeRate)}`],
    [
      t('preview.right'),
      figures
        ? t('preview.rightOf', {
            total: plain(figures.stake + figures.payout),
            payout: plain(figures.payout),
            currency,
          })
        : NO_FIGURE,
    ],
    [t('preview.breakEven'), formats.rate(cycle.breakEven)],
    [t('preview.houseEdge'), t('preview.houseEdgeOf', { rate: formats.rate(cycle.houseEdge) })],
    [
      t('preview.expected'),
      figures ? `${formats.signed(formatPlain(figures.expected, scale))} ${currency}` : NO_FIGURE,
    ],
    [t('preview.largest'), cycle.maxNow === '' ? NO_FIGURE : `${formats.decimal(cycle.maxNow)} ${currency}`],
  ]
  return (
    <section
      aria-label={t('preview.title')}
      className="rounded-control border border-line bg-surface-2/60 px-3 py-2 text-12"
    >
      <dl className="flex flex-col gap-1">
        {lines.map(([label, value]) => (
          <div key={label} className="flex min-h-4 items-center justify-between gap-3">
            <dt className="shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 text-end text-ink-1">
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
