import { Num, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { isZero, trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import type { OrderPreview } from '../confirmation.ts'
import type { OrderRequest } from '../orderRequest.ts'
import { spotTexts } from '../texts.ts'
import { worstCase } from '../worstCase.ts'

export interface PreviewBoxProps {
  readonly market: SpotMarket
  readonly request: OrderRequest | undefined
  readonly state: PreviewState<OrderPreview>
  /** In USDT, "" when not known. */
  readonly accountTotal: string
}

/** What the order would do now, in figures and in words. Always there, so that nothing moves when it fills. */
export function PreviewBox({ market, request, state, accountTotal }: PreviewBoxProps) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const { preview, stale, failed } = state
  const loading = request !== undefined && !preview && !failed
  const price = (text: string) => formats.decimal(text, market.priceScale)
  const money = (text: string, currency: string) => `${formats.decimal(trimZeros(text))} ${currency}`
  /** An order that would neither trade nor rest costs no fee and brings nothing. */
  const does = preview && (preview.problem === '' || !(isZero(preview.filled) && isZero(preview.resting)))
  const lines: readonly (readonly [string, string])[] = [
    [t('preview.averagePrice'), preview && !isZero(preview.avgPrice) ? price(preview.avgPrice) : ''],
    [t('preview.slippage'), preview && preview.slippage !== '' ? formats.change(preview.slippage) : ''],
    [
      request?.side === 'sell' ? t('preview.give') : t('preview.pay'),
      preview ? money(preview.cost, preview.costCurrency) : '',
    ],
    [
      t('preview.fee'),
      preview && does ? `${money(preview.fee, preview.feeCurrency)} · ${feeRate(preview, formats.rate)}` : '',
    ],
    [t('preview.receive'), preview && does ? money(preview.receive, preview.receiveCurrency) : ''],
    [t('preview.resting'), preview && !isZero(preview.resting) ? money(preview.resting, market.base) : ''],
  ]
  return (
    <section
      aria-label={t('preview.title')}
      aria-busy={stale || loading}
      className="refreshing rounded-control border border-line bg-surface-2/60 px-3 py-2 text-12"
    >
      <dl className="flex flex-col gap-1">
        {lines.map(([label, value]) => (
          <Line key={label} label={label} loading={loading}>
            {value || '–'}
          </Line>
        ))}
      </dl>
      <p className="mt-2 min-h-12 border-t border-line/60 pt-2 text-12 text-ink-2">
        {failed
          ? t('preview.failed')
          : preview && request
            ? worstCase({ preview, request, market, accountTotal, t, formats })
            : t('preview.enter')}
      </p>
    </section>
  )
}

/** Which rate applies: the taker's for what trades at once, the maker's for what waits, both when it does both. */
function feeRate(preview: OrderPreview, rate: (fraction: string) => string): string {
  const taking = !isZero(preview.filled)
  const resting = !isZero(preview.resting)
  if (taking && resting && preview.makerRate !== preview.takerRate)
    return `${rate(preview.takerRate)} / ${rate(preview.makerRate)}`
  return rate(taking ? preview.takerRate : preview.makerRate)
}

function Line({
  label,
  loading,
  children,
}: {
  readonly label: string
  readonly loading: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="flex h-4 items-center justify-between gap-3">
      <dt className="shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0 truncate text-end text-ink-1">
        {loading ? <Skeleton className="h-3 w-20" /> : <Num>{children}</Num>}
      </dd>
    </div>
  )
}
