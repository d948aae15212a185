import { FigureRow, Num } from '@touchstone/ui'
import { useState } from 'react'
import { type Equity, totalOf, utcDay, utcMinute } from '../../../shared/equity/equity.ts'
import { directionOf, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useLedgerWords } from '../../../shared/records/useLedgerWords.ts'
import { EquityChart } from './EquityChart.tsx'
import { EquityTable } from './EquityTable.tsx'
import { CHART_GRID } from './looks.ts'
import { historyTexts } from './texts.ts'

const DECIMALS = 2
const COLOURS = { up: 'text-up', down: 'text-down', flat: 'text-ink-1' } as const

export interface EquityPanelProps {
  /** At least one period. */
  readonly equity: Equity
  readonly hourly: boolean
  readonly hidden: boolean
}

/** The figures of the whole, the chart with its products beside it, and the table behind them. */
export function EquityPanel({ equity, hourly, hidden }: EquityPanelProps) {
  const t = useTexts(historyTexts)
  const formats = useFormats()
  const [place, setPlace] = useState(-1)
  const timeOf = (time: number) => (hourly ? `${utcDay(time).slice(5)} ${utcMinute(time)}` : utcDay(time))
  const money = (value: string) => (hidden ? t('hidden') : formats.decimal(value, DECIMALS))
  const signed = (value: string) => (hidden && value !== '' ? t('hidden') : formats.signed(value, DECIMALS))
  const read = (at: number) => {
    const period = equity.list[at]
    if (!period) return ''
    const { from, equity: after, result, moved } = period
    return t('read', { time: timeOf(from), equity: money(after), result: signed(result), moved: signed(moved) })
  }
  const whole = totalOf(equity)
  const pointed = equity.list[place]
  const shown = pointed ? totalOf({ opening: '0', list: [pointed] }) : whole
  return (
    <>
      <FigureRow
        label={t('figures.label')}
        items={[
          {
            key: 'result',
            label: t('figures.result'),
            value: (
              <span className={hidden ? undefined : COLOURS[directionOf(whole.result)]}>
                {signed(whole.result)}
                {whole.fraction !== '' && <span className="ms-2 text-13">{formats.change(whole.fraction)}</span>}
              </span>
            ),
          },
          { key: 'moved', label: t('moved'), value: signed(whole.moved) },
          { key: 'opening', label: t('figures.opening'), value: money(equity.opening) },
        ]}
      />
      <div className={CHART_GRID}>
        <figure>
          <figcaption className="h-5 truncate text-12 text-ink-2">{pointed ? read(place) : ''}</figcaption>
          <EquityChart equity={equity} timeOf={timeOf} read={read} hidden={hidden} place={place} onPlace={setPlace} />
        </figure>
        <Products
          title={pointed ? t('productsOf', { time: timeOf(pointed.from) }) : t('products')}
          products={shown.products}
          signed={signed}
        />
      </div>
      <details className="border-t border-line">
        <summary className="cursor-pointer px-5 py-3 text-13 text-ink-2 hover:text-ink-1">{t('table')}</summary>
        <EquityTable periods={equity.list} timeOf={timeOf} money={money} signed={signed} />
      </details>
    </>
  )
}

interface ProductsProps {
  readonly title: string
  readonly products: readonly { readonly product: string; readonly amount: string }[]
  readonly signed: (value: string) => string
}

function Products({ title, products, signed }: ProductsProps) {
  const t = useTexts(historyTexts)
  const { product: word } = useLedgerWords()
  return (
    <section aria-label={title}>
      <h3 className="h-5 truncate text-12 font-medium text-ink-2">{title}</h3>
      {products.length === 0 ? (
        <p className="pt-2 text-12 text-ink-3">{t('noProducts')}</p>
      ) : (
        <dl className="flex flex-col gap-1.5 pt-2 text-13">
          {products.map(({ product, amount }) => (
            <div key={product} className="flex justify-between gap-4">
              <dt className="truncate text-ink-2">{word(product)}</dt>
              <dd>
                <Num className={COLOURS[directionOf(amount)]}>{signed(amount)}</Num>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
