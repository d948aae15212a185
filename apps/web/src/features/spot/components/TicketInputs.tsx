import { type Amount, formatPlain } from '@touchstone/quantities'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { EntryInputs, IcebergInput, TimeInForceSelect } from '../../../terminal/ticket/EntryInputs.tsx'
import { mayHide } from '../../../terminal/ticket/orderEntry.ts'
import { ProtectionInputs } from '../../../terminal/ticket/protection/ProtectionInputs.tsx'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import type { Ticket } from '../hooks/useTicket.ts'
import { mayHaveExits, percentUsed } from '../orderTicket.ts'
import { spotTexts } from '../texts.ts'
import type { TicketField } from '../ticketProblems.ts'

export interface TicketInputsProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly errorOf: (field: TicketField) => string | undefined
  readonly onLeave: (field: TicketField) => void
  readonly inputs: TicketInputRefs
}

export function TicketInputs({ market, ticket, errorOf, onLeave, inputs }: TicketInputsProps) {
  const t = useTexts(spotTexts)
  const { fields, size, funds, change } = ticket
  const linked = (units: Amount | undefined, scale: number) => (units === undefined ? '' : formatPlain(units, scale))
  return (
    <>
      <EntryInputs
        market={market}
        entry={fields}
        rises={fields.side === 'buy'}
        change={change}
        errorOf={errorOf}
        onLeave={onLeave}
        inputs={inputs}
      />
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
      <ShareSlider
        percent={percentUsed(fields, size, funds)}
        onPercent={(percent) => change({ do: 'percent', percent })}
      />
      <DecimalField
        label={size.estimated && fields.sizedBy === 'amount' ? `${t('form.turnover')} ≈` : t('form.turnover')}
        unit={market.quote}
        value={fields.sizedBy === 'turnover' ? fields.turnover : linked(size.turnover, market.turnoverScale)}
        maxDecimals={market.turnoverScale}
        onValueChange={(text) => change({ do: 'turnover', text })}
        onBlur={() => onLeave('turnover')}
        error={errorOf('turnover')}
      />
      {mayHide(fields) && (
        <IcebergInput
          entry={fields}
          change={change}
          errorOf={errorOf}
          onLeave={onLeave}
          unit={market.base}
          decimals={market.amountScale}
        />
      )}
      {mayHaveExits(fields) && (
        <ProtectionInputs
          market={market}
          entry={size.entry}
          values={fields}
          onChange={(leg, protection) => change({ do: leg, protection })}
          errorOf={errorOf}
          onLeave={onLeave}
        />
      )}
      <div className="flex h-6 items-center justify-between text-12 text-ink-3">
        <TimeInForceSelect entry={fields} change={change} />
        <FeeRates market={market} />
      </div>
    </>
  )
}

function FeeRates({ market }: { readonly market: SpotMarket }) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const rate = (ppm: number) => formats.rate((ppm / 1_000_000).toFixed(6))
  return (
    <span title={t('form.feeRate')}>
      <span className="sr-only">
        {t('form.feeRate')} {rate(market.makerPpm)} / {rate(market.takerPpm)}
      </span>
      <span dir="auto" className="num" aria-hidden="true">
        {t('form.fees', { maker: rate(market.makerPpm), taker: rate(market.takerPpm) })}
      </span>
    </span>
  )
}
