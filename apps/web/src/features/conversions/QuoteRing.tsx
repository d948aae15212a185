import { useEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useExchangeTime } from '../../shared/live/useExchangeTime.ts'
import { conversionTexts } from './texts.ts'

const LIFE_MS = 10_000
const RADIUS = 9
const AROUND = 2 * Math.PI * RADIUS

/** How much longer a quote is good for, as a ring that empties; says once when it is over. */
export function QuoteRing({ expires, onEnd }: { readonly expires: number; readonly onEnd: () => void }) {
  const t = useTexts(conversionTexts)
  const now = useExchangeTime()
  const left = Math.max(0, Math.min(LIFE_MS, expires - now))
  const told = useRef(0)
  useEffect(() => {
    if (left > 0 || told.current === expires) return
    told.current = expires
    onEnd()
  }, [left, expires, onEnd])
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 -rotate-90"
      role="img"
      aria-label={t('left', { seconds: String(Math.ceil(left / 1000)) })}
    >
      <circle cx="12" cy="12" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        fill="none"
        strokeWidth="3"
        strokeDasharray={AROUND}
        strokeDashoffset={AROUND * (1 - left / LIFE_MS)}
        className="stroke-accent"
      />
    </svg>
  )
}
