import type { ReactNode } from 'react'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { PriceSteps as Steps } from '../../shared/markets/nearestTick.ts'
import { CompactSelect } from '../book/CompactSelect.tsx'
import type { TicketInputRefs } from '../keys/useTerminalKeys.ts'
import type { PriceField } from './entryProblems.ts'
import { PriceSteps } from './FormParts.tsx'
import { type EntryAction, hasLimitPrice, hasStopPrice, type OrderEntry, TIMES_IN_FORCE } from './orderEntry.ts'
import { ticketTexts } from './texts.ts'

export interface EntryInputsProps {
  readonly market: Steps & { readonly quote: string }
  readonly entry: OrderEntry
  readonly change: (action: EntryAction) => void
  readonly errorOf: (field: PriceField) => string | undefined
  readonly onLeave: (field: PriceField) => void
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
    </>
  )
}

/** How long the order may wait; an empty place for orders that trade at once. */
export function TimeInForceSelect({ entry, change }: Pick<EntryInputsProps, 'entry' | 'change'>) {
  const t = useTexts(ticketTexts)
  if (!hasLimitPrice(entry.type)) return <span />
  return (
    <CompactSelect
      label={t('timeInForce')}
      value={entry.timeInForce}
      options={TIMES_IN_FORCE.map((value) => ({ value, label: t(value) }))}
      onValueChange={(timeInForce) => change({ do: 'timeInForce', timeInForce })}
    />
  )
}
