import type { MarkData } from '@touchstone/protocol'
import { clockText } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { directionOf, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useExchangeTime } from '../../../shared/live/useExchangeTime.ts'
import { HeaderFigure } from '../../../terminal/header/HeaderParts.tsx'
import { contractScreenTexts } from '../texts.ts'

const DAY_MS = 86_400_000

/** The next event: funding with its estimated rate for a perpetual, settlement for a dated contract. */
export function NextEvent({ market, mark }: { readonly market: ContractMarket; readonly mark: MarkData | undefined }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { kind, expiry, fundingCap } = market.info
  if (kind === 'dated')
    return (
      <HeaderFigure label={t('header.expiry')}>
        <span className="inline-block min-w-24" title={formats.dateTime(expiry)}>
          <TimeLeft until={expiry} />
        </span>
      </HeaderFigure>
    )
  /** Before the first sample there is no rate, though the figure reads zero. */
  const rate = mark && mark.sequence > 0 ? mark.funding : ''
  const direction = directionOf(rate)
  return (
    <HeaderFigure label={t('header.funding')}>
      <span
        className="inline-flex min-w-28 gap-1.5"
        title={rate === '' ? t('header.fundingNone') : `± ${formats.rate(fundingCap)}`}
      >
        <span className={clsx(direction === 'up' && 'text-warn', direction === 'down' && 'text-accent')}>
          {rate === '' ? NO_FIGURE : `${direction === 'up' ? '+' : ''}${formats.rate(rate)}`}
        </span>
        <span className="text-ink-3">
          {mark && mark.nextFunding > 0 ? <TimeLeft until={mark.nextFunding} /> : NO_FIGURE}
        </span>
      </span>
    </HeaderFigure>
  )
}

/** By the exchange's clock; days are named, so that a quarter does not read as thousands of hours. */
function TimeLeft({ until }: { readonly until: number }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const left = until - useExchangeTime()
  const days = Math.floor(Math.max(0, left) / DAY_MS)
  if (days === 0) return <>{clockText(left)}</>
  return <>{t('header.days', { days: formats.count(days), clock: clockText(left - days * DAY_MS) })}</>
}
