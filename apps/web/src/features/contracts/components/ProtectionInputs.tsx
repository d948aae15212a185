import { Switch } from '@touchstone/ui'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { ProtectionField } from '../../../products/contracts/protection/ProtectionField.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'

export interface ProtectionInputsProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly errorOf: (field: ContractField) => string | undefined
  readonly onLeave: (field: ContractField) => void
}

const FIELDS = ['takeProfit', 'stopLoss'] as const

/** Take-profit and stop-loss of the position that the order opens; either alone. */
export function ProtectionInputs({ market, ticket, errorOf, onLeave }: ProtectionInputsProps) {
  const t = useTexts(contractScreenTexts)
  const { fields, size, change } = ticket
  return (
    <div className="flex flex-col gap-2">
      <div className="flex h-6 items-center justify-between gap-2 whitespace-nowrap">
        {FIELDS.map((field) => (
          <Switch
            key={field}
            checked={fields[field].on}
            onCheckedChange={(on) => change({ do: field, protection: { ...fields[field], on } })}
          >
            <span className="text-12">{t(`form.${field}`)}</span>
          </Switch>
        ))}
      </div>
      {FIELDS.filter((field) => fields[field].on).map((field) => (
        <ProtectionField
          key={field}
          leg={field}
          market={market}
          entry={size.entry}
          value={fields[field]}
          onChange={(protection) => change({ do: field, protection })}
          onBlur={() => onLeave(field)}
          error={errorOf(field)}
        />
      ))}
    </div>
  )
}
