import { useTexts } from '../../../shared/i18n/texts.ts'
import type { InstrumentClass } from '../instrumentClass.ts'
import { contractScreenTexts } from '../texts.ts'

export interface ClassTabsProps {
  readonly classes: readonly InstrumentClass[]
  readonly selected: InstrumentClass
  readonly onClass: (selected: InstrumentClass) => void
}

/** Above the terminal: the classes of instruments it trades. Another one opens its first contract. */
export function ClassTabs({ classes, selected, onClass }: ClassTabsProps) {
  const t = useTexts(contractScreenTexts)
  return (
    <nav
      aria-label={t('picker.classes')}
      className="flex h-9 shrink-0 items-center gap-1 bg-surface-1 px-3 slim:overflow-x-auto slim:whitespace-nowrap slim:[scrollbar-width:none]"
    >
      {classes.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === selected ? 'page' : undefined}
          onClick={() => onClass(name)}
          className="h-6.5 rounded-control px-2.5 text-12 font-medium text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-[current]:bg-surface-3 aria-[current]:text-ink-1"
        >
          {t(`picker.class.${name}`)}
        </button>
      ))}
    </nav>
  )
}
