import { Switch } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import {
  PROTECTION_LEGS,
  type ProtectedEntry,
  type ProtectedMarket,
  type Protection,
  type ProtectionLeg,
} from './protection.ts'
import { protectionTexts } from './texts.ts'

/** Loaded as soon as one of the two is on. */
const ProtectionField = onDemand(async () => (await import('./ProtectionField.tsx')).ProtectionField)

export interface ProtectionInputsProps {
  readonly market: ProtectedMarket
  readonly entry: ProtectedEntry
  readonly values: Readonly<Record<ProtectionLeg, Protection>>
  readonly onChange: (leg: ProtectionLeg, protection: Protection) => void
  readonly errorOf: (leg: ProtectionLeg) => string | undefined
  readonly onLeave: (leg: ProtectionLeg) => void
}

/** Take-profit and stop-loss of what the order opens or buys; either alone. */
export function ProtectionInputs({ market, entry, values, onChange, errorOf, onLeave }: ProtectionInputsProps) {
  const t = useTexts(protectionTexts)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex h-6 items-center justify-between gap-2 whitespace-nowrap">
        {PROTECTION_LEGS.map((leg) => (
          <Switch key={leg} checked={values[leg].on} onCheckedChange={(on) => onChange(leg, { ...values[leg], on })}>
            <span className="text-12">{t(leg)}</span>
          </Switch>
        ))}
      </div>
      {PROTECTION_LEGS.filter((leg) => values[leg].on).map((leg) => (
        <ProtectionField
          key={leg}
          leg={leg}
          market={market}
          entry={entry}
          value={values[leg]}
          onChange={(protection) => onChange(leg, protection)}
          onBlur={() => onLeave(leg)}
          error={errorOf(leg)}
        />
      ))}
    </div>
  )
}
