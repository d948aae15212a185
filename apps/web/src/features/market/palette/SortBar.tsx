import { clsx } from 'clsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { COLUMNS } from './MarketRows.tsx'
import { nextSorting, SORT_KEYS, type Sorting } from './sortMarkets.ts'
import { marketPaletteTexts } from './texts.ts'

export interface SortBarProps {
  readonly sorting: Sorting
  readonly onSorting: (sorting: Sorting) => void
}

/** The heads of the columns; a press sorts by one. */
export function SortBar({ sorting, onSorting }: SortBarProps) {
  const t = useTexts(marketPaletteTexts)
  return (
    <fieldset className={clsx('grid shrink-0 items-center gap-3 px-4 py-1 text-12 text-ink-3', COLUMNS)}>
      <legend className="sr-only">{t('sort')}</legend>
      <span />
      {SORT_KEYS.map((key) => {
        const way = sorting?.by !== key ? 'no' : sorting.down ? 'down' : 'up'
        return (
          <button
            key={key}
            type="button"
            onClick={() => onSorting(nextSorting(sorting, key))}
            className={clsx(
              'flex h-6 items-center gap-1 rounded-control hover:text-ink-1',
              key !== 'name' && 'flex-row-reverse',
              way !== 'no' && 'text-ink-1',
            )}
          >
            {t(`by.${key}`)}
            <span aria-hidden="true" className="w-2 text-[9px]">
              {way === 'no' ? '' : way === 'down' ? '▼' : '▲'}
            </span>
            <span className="sr-only">{t(`sorted.${way}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
