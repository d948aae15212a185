import { clsx } from 'clsx'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'

export interface RatioBarProps {
  /** 0 to 100. */
  readonly bidPercent: number
  readonly stale: boolean
}

/** How much of what the book shows is wanted, and how much offered. */
export function RatioBar({ bidPercent, stale }: RatioBarProps) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const [bids, asks] = [String(bidPercent), String(100 - bidPercent)]
  const label = t('book.ratio', { bids, asks })
  return (
    <div
      role="img"
      aria-label={label}
      title={label}
      className={clsx(
        'flex h-6 shrink-0 items-center gap-2 border-t border-line/60 px-3 text-11',
        stale && 'opacity-45',
      )}
    >
      <span className="w-9 text-up">{formats.percent(bids)}</span>
      <span className="flex h-1 flex-1 gap-0.5">
        <span className="rounded-full bg-up" style={{ width: `${bidPercent}%` }} />
        <span className="flex-1 rounded-full bg-down" />
      </span>
      <span className="w-9 text-end text-down">{formats.percent(asks)}</span>
    </div>
  )
}
