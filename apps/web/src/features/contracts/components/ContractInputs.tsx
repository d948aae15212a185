import { formatPlain } from '@touchstone/quantities'
import { Check } from '@touchstone/ui'
import { amountText, type ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../../terminal/book/CompactSelect.tsx'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { EntryInputs, IcebergInput, TimeInForceSelect } from '../../../terminal/ticket/EntryInputs.tsx'
import { mayHide } from '../../../terminal/ticket/orderEntry.ts'
import { ProtectionInputs } from '../../../terminal/ticket/protection/ProtectionInputs.tsx'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import { SIZE_UNITS, type SizeUnit } from '../ticket/contractTicket.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'
import type { TicketSize } from '../ticket/ticketSize.ts'

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
  return (
    <>
      <EntryInputs
        market={market}
        entry={fields}
        rises={fields.side === 'long'}
        change={change}
        errorOf={errorOf}
        onLeave={onLeave}
        inputs={inputs}
        trigger={<TriggerSelect ticket={ticket} />}
      />
      <TermsRow ticket={ticket} />
      <DecimalField
        label={t('form.size')}
        unit=""
        value={fields.sizedBy === 'text' ? fields.sizeText : sizeShown(fields.sizeUnit, size, market)}
        maxDecimals={fields.sizeUnit === 'lots' ? 0 : MONEY_DECIMALS}
        onValueChange={(text) => change({ do: 'size', text })}
        onBlur={() => onLeave('lots')}
        error={errorOf('lots')}
        ref={inputs.amount}
        after={<SizeUnitSelect market={market} ticket={ticket} />}
      />
      <SizeLine market={market} ticket={ticket} />
      <ShareSlider percent={size.percent} onPercent={(percent) => change({ do: 'percent', percent })} />
      {mayHide(fields) && (
        <IcebergInput entry={fields} change={change} errorOf={errorOf} onLeave={onLeave} unit="" decimals={0} />
      )}
      {!fields.reduceOnly && (
        <ProtectionInputs
          market={market}
          entry={ticket.size.entry}
          values={fields}
          onChange={(leg, protection) => change({ do: leg, protection })}
          errorOf={errorOf}
          onLeave={onLeave}
        />
      )}
    </>
  )
}

const MONEY_DECIMALS = 2

/** The size that a share comes to, in the unit of the field. */
function sizeShown(unit: SizeUnit, { lots, value, risk }: TicketSize, market: ContractMarket): string {
  if (unit === 'lots') return String(lots ?? '')
  const money = unit === 'value' ? value : risk
  if (money === undefined) return ''
  return formatPlain(money / 10n ** BigInt(market.valueScale - MONEY_DECIMALS), MONEY_DECIMALS)
}

function SizeUnitSelect({ market, ticket }: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  return (
    <span className="flex h-full shrink-0 items-center border-s border-line">
      <CompactSelect
        label={t('form.sizeUnit')}
        value={ticket.fields.sizeUnit}
        options={SIZE_UNITS.map((unit) => ({
          value: unit,
          label: t(`form.sizeIn.${unit}`, { currency: market.quote }),
        }))}
        onValueChange={(unit) => ticket.change({ do: 'sizeUnit', unit })}
      />
    </span>
  )
}

/** The lots in units, their value and their risk; before any are entered, the size of one lot. */
function SizeLine({ market, ticket }: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { lots, value, risk } = ticket.size
  const money = (units: bigint) => formats.decimal(formatPlain(units, market.valueScale), MONEY_DECIMALS)
  return (
    <div dir="auto" className="num -mt-1 min-h-4 shrink-0 text-12 text-ink-3">
      {lots === undefined || lots === 0n ? (
        <p>{t('form.lotSize', { size: formats.decimal(market.info.lotSize), unit: market.base })}</p>
      ) : (
        <p className="text-ink-2">
          {t('form.sizeLots', {
            lots: Number(lots),
            amount: formats.decimal(amountText(lots, market)),
            unit: market.base,
            value: value === undefined ? NO_FIGURE : money(value),
            currency: market.quote,
          })}
        </p>
      )}
      {risk !== undefined && <p>{t('form.riskIs', { risk: money(risk), currency: market.quote })}</p>}
    </div>
  )
}

/** Which price sets a stop off, at the end of its field. */
function TriggerSelect({ ticket }: { readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  return (
    <span className="flex h-full shrink-0 items-center border-s border-line">
      <CompactSelect
        label={t('form.trigger')}
        value={ticket.fields.trigger}
        options={[
          { value: 'mark', label: t('form.triggerMark') },
          { value: 'last', label: t('form.triggerLast') },
        ]}
        onValueChange={(trigger) => ticket.change({ do: 'trigger', trigger })}
      />
    </span>
  )
}

function TermsRow({ ticket }: { readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const { fields, change } = ticket
  return (
    <div className="flex h-6 items-center justify-between whitespace-nowrap text-12 text-ink-3">
      <TimeInForceSelect entry={fields} change={change} />
      <Check checked={fields.reduceOnly} onCheckedChange={(reduceOnly) => change({ do: 'reduceOnly', reduceOnly })}>
        <span className="text-12" title={t('form.reduceOnlyWhy')}>
          {t('form.reduceOnly')}
        </span>
      </Check>
    </div>
  )
}
