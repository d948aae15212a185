import { Check } from '@touchstone/ui'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { EntryInputsProps } from '../entryInputsProps.ts'
import { ticketTexts } from '../texts.ts'
import { conditionTexts } from './texts.ts'

export interface IcebergInputProps extends Pick<EntryInputsProps, 'entry' | 'change' | 'errorOf' | 'onLeave'> {
  /** Of the order's size: "" for lots. */
  readonly unit: string
  readonly decimals: number
}

/** Whether a limit order shows a part of itself at a time, how much, and what that means. */
export function IcebergInput({ entry, change, errorOf, onLeave, unit, decimals }: IcebergInputProps) {
  const t = useTexts(conditionTexts)
  const words = useTexts(ticketTexts)
  return (
    <>
      <div className="flex h-6 items-center">
        <Check checked={entry.iceberg} onCheckedChange={(on) => change({ do: 'iceberg', on })}>
          <span className="text-12">{words('iceberg')}</span>
        </Check>
      </div>
      {entry.iceberg && (
        <>
          <DecimalField
            label={words('visible')}
            unit={unit}
            value={entry.visible}
            maxDecimals={decimals}
            onValueChange={(text) => change({ do: 'visible', text })}
            onBlur={() => onLeave('visible')}
            error={errorOf('visible')}
          />
          <p className="text-12 text-ink-3">{t('iceberg')}</p>
        </>
      )}
    </>
  )
}
