import { useStore } from 'zustand'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import type { CandleShelf } from '../candles/heldCandles.ts'
import { chartTexts } from '../words/texts.ts'

/** Notes in place of candles, or about them. */
export function ChartNotes({ shelf, onRetry }: { readonly shelf: CandleShelf; readonly onRetry: () => void }) {
  const t = useTexts(chartTexts)
  const { rows, reference, loaded, failure } = useStore(shelf.store)
  if (failure !== undefined && rows.length === 0)
    return (
      <div className="absolute inset-0 z-10 grid place-items-center bg-surface-1 p-6">
        <Failed error={failure} lead={t('failed')} onRetry={onRetry} />
      </div>
    )
  if (loaded && rows.length === 0)
    return <p className="pointer-events-none absolute inset-x-0 top-1/2 text-center text-13 text-ink-3">{t('empty')}</p>
  const oldest = rows[0]?.[0]
  if (reference > 0 && oldest !== undefined && oldest <= reference) return <p className="sr-only">{t('reference')}</p>
  return null
}
