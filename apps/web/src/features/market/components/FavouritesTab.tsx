import { Button, Empty } from '@touchstone/ui'
import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { MarketName } from '../../../shared/markets/MarketCells.tsx'
import { StarButton } from '../../../shared/markets/StarButton.tsx'
import { useFavourite } from '../../../shared/markets/useFavourite.ts'
import { useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { promptSignIn } from '../../../shared/session/signInPrompt.ts'
import { marketTexts } from '../texts.ts'
import { MarketTable } from './MarketTable.tsx'
import type { TabProps } from './TypeTab.tsx'

const SUGGESTIONS = 5

export function FavouritesTab({ signedIn, query, onClear }: TabProps & { readonly signedIn: boolean }) {
  const t = useTexts(marketTexts)
  if (!signedIn)
    return (
      <Empty
        text={t('signedOut')}
        action={
          <Button size="small" onClick={() => promptSignIn()}>
            {t('login')}
          </Button>
        }
      />
    )
  return <Favourites query={query} onClear={onClear} />
}

function Favourites({ query, onClear }: TabProps) {
  const t = useTexts(marketTexts)
  const source = useMarketRows('optional')
  const favourites = source.rows?.filter((row) => row.fav)
  return (
    <MarketTable
      caption={t('optional')}
      source={{ ...source, rows: favourites }}
      query={query}
      onClear={onClear}
      empty={<Empty text={t('noFavourites')} action={<Suggestions />} />}
    />
  )
}

/** The markets with the largest turnover, each with its star at hand. */
function Suggestions() {
  const t = useTexts(marketTexts)
  const toggle = useFavourite()
  const { rows } = useMarketRows('coin')
  const busiest = rows?.toSorted((a, b) => compareDecimals(b.turnover, a.turnover)).slice(0, SUGGESTIONS)
  if (!busiest || busiest.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <span className="text-12 text-ink-3">{t('suggested')}</span>
      {busiest.map((row) => (
        <span key={row.symbol} className="flex items-center gap-1 rounded-control border border-line py-0.5 ps-1 pe-3">
          <StarButton row={row} onToggle={toggle} />
          <MarketName row={row} />
        </span>
      ))}
    </div>
  )
}
