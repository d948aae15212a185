import type { ReactNode } from 'react'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import type { PriceSteps as Steps } from '../../shared/markets/nearestTick.ts'
import { CompactSelect } from '../book/CompactSelect.tsx'
import type { TicketInputRefs } from '../keys/useTerminalKeys.ts'
import type { EntryField } from './entryProblems.ts'
import { PriceSteps } from './FormParts.tsx'
import { type EntryAction, hasLimitPrice, hasStopPrice, type OrderEntry, timesFor } from './orderEntry.ts'
import { ticketTexts } from './texts.ts'

const GoodTillField = onDemand(async () => (await import('./GoodTillField.tsx')).GoodTillField)

export interface EntryInputsProps {
  readonly market: Steps & { readonly quote: string }
  readonly entry: OrderEntry
  readonly change: (action: EntryAction) => void
  readonly errorOf: (field: EntryField) => string | undefined
  readonly onLeave: (field: EntryField) => void
  readonly inputs: TicketInputRefs
  /** At the end of the stop price: which price sets it off. */
  readonly trigger?: ReactNode
}

/** The prices of an order. The limit price keeps its place at the market too, so that nothing below it moves. */
export function EntryInputs({ market, entry, change, errorOf, onLeave, inputs, trigger }: EntryInputsProps) {
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
