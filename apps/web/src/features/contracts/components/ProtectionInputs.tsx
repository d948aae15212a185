import { Switch } from '@touchstone/ui'
import type { ContractMarket } from '../../../shared/contracts/contractMarket.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { DecimalField } from '../../../shared/markets/DecimalField.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'

export interface ProtectionInputsProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly errorOf: (field: ContractField) => string | undefined
  readonly onLeave: (field: ContractField) => void
}

/** Take-profit and stop-loss of the position that the order opens; either alone. */
export function ProtectionInputs({ market, ticket, errorOf, onLeave }: ProtectionInputsProps) {
  const t = useTexts(contractScreenTexts)
  return (
    <div className="flex flex-col gap-2">
      {(['takeProfit', 'stopLoss'] as const).map((field) => {
        const protection = ticket.fields[field]
        const change = (next: typeof protection) => ticket.change({ do: field, protection: next })
        return (
          <div key={field} className="flex flex-col gap-1.5">
            <Switch checked={protection.on} onCheckedChange={(on) => change({ ...protection, on })}>
              <span className="text-12">{t(`form.${field}`)}</span>
            </Switch>
            {protection.on && (
              <DecimalField
                label={t('form.price')}
                unit={market.quote}
                value={protection.price}
                maxDecimals={market.priceScale}
                onValueChange={(price) => change({ on: true, price })}
                onBlur={() => onLeave(field)}
                error={errorOf(field)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
