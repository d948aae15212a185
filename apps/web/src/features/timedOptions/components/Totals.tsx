import type { CallData } from '@touchstone/protocol'
import { Num, Panel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { directionOf, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'

type TimedOptionTotals = CallData<'getDeliveryList'>['totals']

/** A count as a share of another, to four digits; "" of nothing. For the eye only. */
function shareOf(part: number, whole: number): string {
  return whole === 0 ? '' : (part / whole).toFixed(4)
}

/** Sums over everything the filter finds, not only the page on screen. */
export function Totals({ totals }: { readonly totals: TimedOptionTotals | undefined }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const direction = directionOf(totals?.profit ?? '')
  const money = (text: string) => `${formats.decimal(text)} ${totals?.currency ?? ''}`
  const share = totals ? shareOf(totals.won, totals.count) : ''
  return (
    <Panel className="px-5 py-4">
      <h2 className="sr-only">{t('positions.totals')}</h2>
      <dl className="grid grid-cols-4 slim:grid-cols-1 gap-6">
        <Total label={t('positions.count')}>{totals && <Num>{formats.count(totals.count)}</Num>}</Total>
        <Total label={t('positions.amount')}>{totals && <Num>{money(totals.amount)}</Num>}</Total>
        <Total label={t('positions.profit')}>
          {totals && (
            <Num className={direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : undefined}>
              {formats.signed(totals.profit)} {totals.currency}
            </Num>
          )}
        </Total>
        <Total label={t('positions.won')}>
          {totals && (
            <Num>
              {share === ''
                ? NO_FIGURE
                : t('positions.wonOf', {
                    share: formats.rate(share),
                    won: formats.count(totals.won),
                    count: formats.count(totals.count),
                  })}
            </Num>
          )}
        </Total>
      </dl>
    </Panel>
  )
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-16 font-medium text-ink-1">{children ?? <Skeleton className="mt-1 h-5 w-24" />}</dd>
    </div>
  )
}
