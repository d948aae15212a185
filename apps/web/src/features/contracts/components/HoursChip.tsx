import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { MarketState } from '../marketState.ts'
import { marketStateText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'

/** Open or closed, until when, and the trading hours. */
export function HoursChip({ state, hours }: { readonly state: MarketState; readonly hours: string }) {
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const open = state.kind === 'open'
  const word =
    state.kind === 'settled' ? t('header.settled') : state.kind === 'closed' ? t('header.closed') : t('header.open')
  const closes =
    state.kind === 'open' && state.closes > 0 ? t('header.closesAt', { time: formats.dateTime(state.closes) }) : ''
  const why = [marketStateText(state, t, words, formats), closes, hours].filter((text) => text !== '').join(' · ')
  return (
    <span
      title={why}
      className={clsx(
        'flex h-6 items-center gap-1.5 whitespace-nowrap rounded-control border px-2 text-12',
        open ? 'border-line text-ink-2' : 'border-warn/50 text-warn',
      )}
    >
      <Glyph name="clock" className="size-3.5" />
      {word}
      <span className="sr-only">{why}</span>
    </span>
  )
}
