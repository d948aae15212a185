import { STRIP_AXIS, StripChart, type StripLevel } from '../../../chart/view/StripChart.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Receipt } from './recomputeReceipt.ts'
import { receiptTexts } from './texts.ts'

/** With more samples than this dots would run together. */
const MOST_DOTS = 60

/** The samples of the settlement window with strike and settlement price across them. Floats: for the eye only. */
export function SampleStrip({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const formats = useFormats()
  const { order, samples, priceDecimals } = receipt
  if (samples.length < 2) return null
  const points = samples.map(([, , price]) => Number(price))
  const show = (value: number) => formats.decimal(value.toFixed(priceDecimals), priceDecimals)
  const strike = Number(order.openPrice)
  const price = Number(order.settlePrice)
  const levels: readonly StripLevel[] = [
    ...(order.openPrice === '' ? [] : [{ value: strike, tone: 'neutral', dashed: true } as const]),
    ...(order.settlePrice === '' ? [] : [{ value: price, tone: price < strike ? 'down' : 'up' } as const]),
  ]
  const all = [...points, ...levels.map(({ value }) => value)]
  const bounds = { low: show(Math.min(...all)), high: show(Math.max(...all)) }
  const [first, last] = [samples[0], samples.at(-1)]
  return (
    <div>
      <p className="flex gap-5 pb-2 text-12 text-ink-2">
        {levels.map(({ tone, dashed, value }) => (
          <span key={String(dashed)} className="inline-flex items-center gap-2">
            <Key tone={tone} dashed={dashed ?? false} />
            {t(dashed ? 'chartStrike' : 'chartPrice', { price: show(value) })}
          </span>
        ))}
      </p>
      <StripChart
        points={points}
        levels={levels}
        dots={points.length <= MOST_DOTS}
        label={t('chart', {
          count: String(points.length),
          ...bounds,
          strike: formats.decimal(order.openPrice),
          price: formats.decimal(order.settlePrice),
        })}
        {...bounds}
      />
      <p className={`num flex justify-between pt-1 text-11 text-ink-3 ${STRIP_AXIS}`} dir="ltr">
        <span>{first && formats.time(first[1])}</span>
        <span>{last && formats.time(last[1])}</span>
      </p>
    </div>
  )
}

const COLOURS = { up: 'var(--up)', down: 'var(--down)', neutral: 'var(--ink-3)' } as const

function Key({ tone, dashed }: { readonly tone: StripLevel['tone']; readonly dashed: boolean }) {
  return (
    <svg viewBox="0 0 20 2" width="20" height="2" aria-hidden="true">
      <path d="M0 1h20" stroke={COLOURS[tone]} strokeWidth="2" strokeDasharray={dashed ? '5 3' : undefined} />
    </svg>
  )
}
