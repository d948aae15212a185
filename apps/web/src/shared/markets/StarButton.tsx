import Star from 'lucide-react/icons/star'
import { useTexts } from '../i18n/texts.ts'
import { marketListTexts } from './listTexts.ts'
import type { MarketRow } from './useMarketRows.ts'

export interface StarButtonProps {
  readonly row: MarketRow
  readonly onToggle: (symbol: string, on: boolean) => void
}

/** Marks a market as a favourite, or takes the mark away. */
export function StarButton({ row, onToggle }: StarButtonProps) {
  const t = useTexts(marketListTexts)
  return (
    <button
      type="button"
      aria-pressed={row.fav}
      aria-label={t('favourite', { name: row.name })}
      title={t(row.fav ? 'removeFavourite' : 'addFavourite', { name: row.name })}
      className="grid size-7 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-brand aria-pressed:text-brand"
      onClick={(event) => {
        event.stopPropagation()
        onToggle(row.symbol, !row.fav)
      }}
    >
      <Star size={15} strokeWidth={1.75} fill={row.fav ? 'currentColor' : 'none'} />
    </button>
  )
}
