import { type Amount, formatPlain } from '@touchstone/quantities'
import type { RefObject } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../../terminal/book/CompactSelect.tsx'
import { PriceSteps } from '../../../terminal/form/FormParts.tsx'
import { ShareSlider } from '../../../terminal/form/ShareSlider.tsx'
import type { Ticket } from '../hooks/useTicket.ts'
import { hasLimitPrice, hasStopPrice, type TimeInForce } from '../orderTicket.ts'
import { spotTexts } from '../texts.ts'
import type { TicketField } from '../ticketProblems.ts'

const TIMES_IN_FORCE: readonly TimeInForce[] = ['GTC', 'IOC', 'FOK', 'POST']

export interface TicketInputsProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly errorOf: (field: TicketField) => string | undefined
  readonly onLeave: (field: TicketField) => void
  readonly inputs: {
    readonly price: RefObject<HTMLInputElement | null>
    readonly amount: RefObject<HTMLInputElement | null>
  }
}

export function TicketInputs({ market, ticket, errorOf, onLeave, inputs }: TicketInputsProps) {
  const t = useTexts(spotTexts)
  const { fields, size, change } = ticket
  const limited = hasLimitPrice(fields.type)
  const stopped = hasStopPrice(fields.type)
  const linked = (units: Amount | undefined, scale: number) => (units === undefined ? '' : formatPlain(units, scale))
  const stepped = (ticks: number) => change({ do: 'stepPrice', ticks, market })
  return (
    <div className="flex flex-col gap-2.5">
      {stopped && (
        <DecimalField
          label={t('form.stopPrice')}
          unit={market.quote}
          value={fields.stopPrice}
          maxDecimals={market.priceScale}
          onValueChange={(text) => change({ do: 'stopPrice', text })}
          onBlur={() => onLeave('stopPrice')}
          error={errorOf('stopPrice')}
          ref={limited ? undefined : inputs.price}
        />
      )}
      {limited ? (
        <DecimalField
          label={t('form.price')}
          unit={market.quote}
          value={fields.price}
          maxDecimals={market.priceScale}
          onValueChange={(text) => change({ do: 'price', text })}
          onBlur={() => onLeave('price')}
          onStep={(ticks) => stepped(ticks)}
          error={errorOf('price')}
          ref={inputs.price}
          after={<PriceSteps onStep={(ticks) => stepped(ticks)} />}
        />
      ) : (
        <DecimalField
          label={t('form.price')}
          unit=""
          value=""
          placeholder={t('form.atMarket')}
          maxDecimals={0}
          readOnly
          onValueChange={() => undefined}
        />
      )}
      <DecimalField
        label={t('form.amount')}
        unit={market.base}
        value={fields.sizedBy === 'amount' ? fields.amount : linked(size.amount, market.amountScale)}
        maxDecimals={market.amountScale}
        onValueChange={(text) => change({ do: 'amount', text })}
        onBlur={() => onLeave('amount')}
        error={errorOf('amount')}
        ref={inputs.amount}
      />
      <ShareSlider percent={fields.percent} onPercent={(percent) => change({ do: 'percent', percent })} />
      <DecimalField
        label={size.estimated && fields.sizedBy === 'amount' ? `${t('form.turnover')} ≈` : t('form.turnover')}
        unit={market.quote}
        value={fields.sizedBy === 'turnover' ? fields.turnover : linked(size.turnover, market.turnoverScale)}
        maxDecimals={market.turnoverScale}
        onValueChange={(text) => change({ do: 'turnover', text })}
        onBlur={() => onLeave('turnover')}
        error={errorOf('turnover')}
      />
      <TermsRow market={market} ticket={ticket} limited={limited} />
    </div>
  )
}

function TermsRow(props: { readonly market: SpotMarket; readonly ticket: Ticket; readonly limited: boolean }) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const rate = (ppm: number) => formats.rate((ppm / 1_000_000).toFixed(6))
  return (
    <div className="flex h-6 items-center justify-between text-12 text-ink-3">
      {props.limited ? (
        <CompactSelect
          label={t('form.timeInForce')}
          value={props.ticket.fields.timeInForce}
          options={TIMES_IN_FORCE.map((value) => ({ value, label: t(`form.${value}`) }))}
          onValueChange={(timeInForce) => props.ticket.change({ do: 'timeInForce', timeInForce })}
        />
      ) : (
        <span />
      )}
      <span title={t('form.feeRate')}>
        <span className="sr-only">
          {t('form.feeRate')} {rate(props.market.makerPpm)} / {rate(props.market.takerPpm)}
        </span>
        <span className="num" aria-hidden="true">
          {t('form.fees', { maker: rate(props.market.makerPpm), taker: rate(props.market.takerPpm) })}
        </span>
      </span>
    </div>
  )
}
