import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { CompactSelect } from '../book/CompactSelect.tsx'
import type { EntryInputsProps } from './entryInputsProps.ts'
import { PriceSteps } from './FormParts.tsx'
import { hasLimitPrice, hasStopPrice, timesFor } from './orderEntry.ts'
import { ticketTexts } from './texts.ts'

const GoodTillField = onDemand(async () => (await import('./GoodTillField.tsx')).GoodTillField)
const TrailInputs = onDemand(async () => (await import('./conditions/TrailInputs.tsx')).TrailInputs)

/** The prices of an order, or how it trails. The limit price keeps its place at the market too, so that nothing below it moves. */
export function EntryInputs(props: EntryInputsProps) {
  const { market, entry, change, errorOf, onLeave, inputs, trigger } = props
  const t = useTexts(ticketTexts)
  const limited = hasLimitPrice(entry.type)
  const stepped = (ticks: number) => change({ do: 'stepPrice', ticks, market })
  return (
    <>
      {hasStopPrice(entry.type) && (
        <DecimalField
          label={t('stopPrice')}
          unit={market.quote}
          value={entry.stopPrice}
          maxDecimals={market.priceScale}
          onValueChange={(text) => change({ do: 'stopPrice', text })}
          onBlur={() => onLeave('stopPrice')}
          error={errorOf('stopPrice')}
          ref={limited ? undefined : inputs.price}
          after={trigger}
        />
      )}
      {entry.type === 'trailing_stop' && <TrailInputs {...props} />}
      {limited ? (
        <DecimalField
          label={t('price')}
          unit={market.quote}
          value={entry.price}
          maxDecimals={market.priceScale}
          onValueChange={(text) => change({ do: 'price', text })}
          onBlur={() => onLeave('price')}
          onStep={stepped}
          error={errorOf('price')}
          ref={inputs.price}
          after={<PriceSteps onStep={stepped} />}
        />
      ) : (
        <DecimalField
          label={t('price')}
          unit=""
          value=""
          placeholder={t('atMarket')}
          maxDecimals={0}
          readOnly
          onValueChange={() => undefined}
        />
      )}
      {entry.timeInForce === 'GTD' && (
        <GoodTillField
          value={entry.goodTill}
          onValueChange={(text) => change({ do: 'goodTill', text })}
          onBlur={() => onLeave('goodTill')}
          error={errorOf('goodTill')}
        />
      )}
    </>
  )
}

/** Whether a limit order shows a part of itself at a time. */
export const IcebergInput = onDemand(async () => (await import('./conditions/IcebergInput.tsx')).IcebergInput)

/** How long the order may wait; an empty place for orders that trade at once. */
export function TimeInForceSelect({ entry, change }: Pick<EntryInputsProps, 'entry' | 'change'>) {
  const t = useTexts(ticketTexts)
  const times = timesFor(entry.type)
  if (times.length === 0) return <span />
  return (
    <CompactSelect
      label={t('timeInForce')}
      value={entry.timeInForce}
      options={times.map((value) => ({ value, label: t(value) }))}
      onValueChange={(timeInForce) => change({ do: 'timeInForce', timeInForce })}
    />
  )
}
