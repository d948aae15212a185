import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../../shared/terminal/CompactSelect.tsx'
import type { ContractKind, InstrumentClass, Offer } from '../instrumentClass.ts'
import { contractScreenTexts } from '../texts.ts'

export interface InstrumentTabsProps {
  readonly offer: Offer
  readonly selected: InstrumentClass
  readonly onClass: (selected: InstrumentClass) => void
  readonly kind: ContractKind | 'any'
  readonly onKind: (kind: ContractKind | 'any') => void
}

const KINDS = ['any', 'perpetual', 'dated'] as const

/** Above the list of contracts: its class, and perpetual or dated. */
export function InstrumentTabs({ offer, selected, onClass, kind, onKind }: InstrumentTabsProps) {
  const t = useTexts(contractScreenTexts)
  return (
    <div className="flex shrink-0 flex-col gap-1.5 border-b border-line px-3 py-2">
      {offer.classes.length > 1 && (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{t('picker.classes')}</legend>
          {offer.classes.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === selected}
              onClick={() => onClass(name)}
              className="h-6 rounded-control px-2 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:bg-surface-3 aria-pressed:font-medium aria-pressed:text-ink-1"
            >
              {t(`picker.class.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
      <CompactSelect
        label={t('picker.kinds')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`picker.${value}`) }))}
        onValueChange={onKind}
      />
    </div>
  )
}
