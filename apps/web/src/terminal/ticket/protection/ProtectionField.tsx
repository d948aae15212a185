import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../book/CompactSelect.tsx'
import { profitFrom } from './profitFrom.ts'
import {
  PROTECTION_UNITS,
  type ProtectedEntry,
  type ProtectedMarket,
  type Protection,
  type ProtectionLeg,
  percentAway,
  protectionDecimals,
  protectionPrice,
} from './protection.ts'
import { protectionTexts } from './texts.ts'

export interface ProtectionFieldProps {
  readonly leg: ProtectionLeg
  readonly market: ProtectedMarket
  readonly entry: ProtectedEntry
  readonly value: Protection
  readonly onChange: (value: Protection) => void
  readonly onBlur?: () => void
  readonly error: string | undefined
}

/** A take-profit or stop-loss by price, percentage or result; below it, the other two. */
export function ProtectionField({ leg, market, entry, value, onChange, onBlur, error }: ProtectionFieldProps) {
  const t = useTexts(protectionTexts)
  return (
    <div className="flex flex-col gap-1">
      <DecimalField
        label={t(leg)}
        unit=""
        value={value.on ? value.text : ''}
        maxDecimals={protectionDecimals(value.unit, market)}
        readOnly={!value.on}
        onValueChange={(text) => onChange({ ...value, on: true, text })}
        {...(onBlur && { onBlur })}
        error={error}
        after={
          <span className="flex h-full shrink-0 items-center border-s border-line">
            <CompactSelect
              label={t('enteredAs')}
              value={value.unit}
              options={PROTECTION_UNITS.map((unit) => ({ value: unit, label: t(unit, { currency: market.quote }) }))}
              onValueChange={(unit) => onChange({ ...value, unit, text: '' })}
            />
          </span>
        }
      />
      <Outcome leg={leg} market={market} entry={entry} value={value} />
    </div>
  )
}

function Outcome({ leg, market, entry, value }: Pick<ProtectionFieldProps, 'leg' | 'market' | 'entry' | 'value'>) {
  const t = useTexts(protectionTexts)
  const formats = useFormats()
  const price = protectionPrice(value, leg, entry, market)
  const profit = profitFrom(entry, price, market)
  const away = percentAway(price, entry, market)
  const amounts = {
    price: formats.decimal(price),
    percent: formats.decimal(away),
    amount: profit === undefined ? '' : formats.decimal(profit.replace('-', '')),
    currency: market.quote,
  }
  return (
    <p className="min-h-4 text-12 text-ink-3">
      {price !== '' &&
        (profit === undefined
          ? away !== '' && t('awayOnly', amounts)
          : t(profit.startsWith('-') ? 'loss' : 'gain', amounts))}
    </p>
  )
}
