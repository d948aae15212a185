import { formatPlain } from '@touchstone/quantities'
import { Check } from '@touchstone/ui'
import { amountText, type ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../../terminal/book/CompactSelect.tsx'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { EntryInputs, TimeInForceSelect } from '../../../terminal/ticket/EntryInputs.tsx'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'
import { ProtectionInputs } from './ProtectionInputs.tsx'

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
        change={change}
        errorOf={errorOf}
        onLeave={onLeave}
        inputs={inputs}
        trigger={<TriggerSelect ticket={ticket} />}
      />
      <TermsRow ticket={ticket} />
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
      <ShareSlider percent={size.percent} onPercent={(percent) => change({ do: 'percent', percent })} />
      {!fields.reduceOnly && <ProtectionInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={onLeave} />}
    </>
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
