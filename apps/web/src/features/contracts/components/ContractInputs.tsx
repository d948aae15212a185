import { formatPlain } from '@touchstone/quantities'
import { Check } from '@touchstone/ui'
import { amountText, type ContractMarket } from '../../../shared/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { DecimalField } from '../../../shared/markets/DecimalField.tsx'
import { CompactSelect } from '../../../shared/terminal/CompactSelect.tsx'
import { PriceSteps } from '../../../shared/terminal/FormParts.tsx'
import { ShareSlider } from '../../../shared/terminal/ShareSlider.tsx'
import type { TicketInputRefs } from '../../../shared/terminal/useTerminalKeys.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import { hasLimitPrice, hasStopPrice } from '../ticket/contractTicket.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'
import { ProtectionInputs } from './ProtectionInputs.tsx'

const TIMES_IN_FORCE = ['GTC', 'IOC', 'FOK', 'POST'] as const

export interface ContractInputsProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly errorOf: (field: ContractField) => string | undefined
  readonly onLeave: (field: ContractField) => void
  readonly inputs: TicketInputRefs
}

export function ContractInputs({ market, ticket, errorOf, onLeave, inputs }: ContractInputsProps) {
  const t = useTexts(contractScreenTexts)
  const { fields, size, change } = ticket
  const limited = hasLimitPrice(fields.type)
  const stepped = (ticks: number) => change({ do: 'stepPrice', ticks, market })
  return (
    <div className="flex flex-col gap-2.5">
      {hasStopPrice(fields.type) && (
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
          onStep={stepped}
          error={errorOf('price')}
          ref={inputs.price}
          after={<PriceSteps onStep={stepped} />}
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
      <TermsRow market={market} ticket={ticket} />
      <DecimalField
        label={t('form.lots')}
        unit=""
        value={fields.sizedBy === 'lots' ? fields.lots : String(size.lots ?? '')}
        maxDecimals={0}
        onValueChange={(text) => change({ do: 'lots', text })}
        onBlur={() => onLeave('lots')}
        error={errorOf('lots')}
        ref={inputs.amount}
      />
      <SizeLine market={market} ticket={ticket} />
      <ShareSlider percent={fields.percent} onPercent={(percent) => change({ do: 'percent', percent })} />
      <Check checked={fields.reduceOnly} onCheckedChange={(reduceOnly) => change({ do: 'reduceOnly', reduceOnly })}>
        <span title={t('form.reduceOnlyWhy')}>{t('form.reduceOnly')}</span>
      </Check>
      {!fields.reduceOnly && <ProtectionInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={onLeave} />}
    </div>
  )
}

/** What the lots are in units and worth; what one lot is, before any are entered. */
function SizeLine({ market, ticket }: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { lots, value } = ticket.size
  const known = lots !== undefined && lots > 0n
  return (
    <p className="num -mt-1.5 flex h-4 justify-between text-12 text-ink-3">
      <span>{t('form.lotSize', { size: formats.decimal(market.info.lotSize), unit: market.base })}</span>
      <span className="text-ink-2">
        {known &&
          t('form.sizeIs', {
            amount: formats.decimal(amountText(lots, market)),
            unit: market.base,
            value: value === undefined ? '–' : formats.decimal(formatPlain(value, market.valueScale), 2),
            currency: market.quote,
          })}
      </span>
    </p>
  )
}

function TermsRow({ market, ticket }: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { fields, change } = ticket
  const maker = formats.rate(market.info.makerRate)
  const taker = formats.rate(market.info.takerRate)
  return (
    <div className="flex h-6 items-center justify-between text-12 text-ink-3">
      <span className="flex items-center">
        {hasLimitPrice(fields.type) && (
          <CompactSelect
            label={t('form.timeInForce')}
            value={fields.timeInForce}
            options={TIMES_IN_FORCE.map((value) => ({ value, label: t(`form.${value}`) }))}
            onValueChange={(timeInForce) => change({ do: 'timeInForce', timeInForce })}
          />
        )}
        {hasStopPrice(fields.type) && (
          <CompactSelect
            label={t('form.trigger')}
            value={fields.trigger}
            options={[
              { value: 'mark', label: t('form.triggerMark') },
              { value: 'last', label: t('form.triggerLast') },
            ]}
            onValueChange={(trigger) => change({ do: 'trigger', trigger })}
          />
        )}
      </span>
      <span title={t('form.feeRate')} className="num whitespace-nowrap">
        {t('form.fees', { maker, taker })}
      </span>
    </div>
  )
}
