import type { OrderRow } from '@touchstone/protocol'
import { type ChipTone, Num, StateChip } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { longTerms, type RowConditions } from './orderTerms.ts'
import { orderTexts } from './orderTexts.ts'
import { termTexts } from './termTexts.ts'

type State = OrderRow['state']

const TONES: Record<State, ChipTone> = {
  pending: 'progress',
  current: 'progress',
  completed: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
  rejected: 'failure',
}

/** The end that an order has; nothing for one without. */
export function GoodTillNote({ goodTill }: { readonly goodTill: number }) {
  const t = useTexts(termTexts)
  const formats = useFormats()
  if (goodTill === 0) return null
  return <span className="ms-1 text-ink-3">{t('till', { time: formats.dateTime(goodTill) })}</span>
}

/** How an order trails or what it shows at a time; nothing for most. */
export function TermsNote({ row }: { readonly row: RowConditions }) {
  const t = useTexts(termTexts)
  const terms = longTerms(row, t, useFormats())
  return terms.length === 0 ? null : <span className="block text-11 text-ink-3">{terms.join(' · ')}</span>
}

/** `reason`: why the order ended, where its state alone does not say it. */
export function OrderStateChip({ state, reason }: { readonly state: State; readonly reason: string }) {
  const t = useTexts(orderTexts)
  if (reason === 'silence') return <StateChip tone={TONES[state]} word={t('silence')} />
  return <StateChip tone={TONES[state]} word={reason === 'other' ? t('otherActed') : t(`state.${state}`)} />
}

/** The side as word and colour. */
export function SideWord({ side }: { readonly side: 'buy' | 'sell' }) {
  const t = useTexts(orderTexts)
  return <span className={side === 'buy' ? 'font-medium text-up' : 'font-medium text-down'}>{t(side)}</span>
}

/** filled ÷ amount in whole percent, cut. For the bar and the word beside it, not for money. */
function filledPercent(filled: string, amount: string): number {
  const share = Number(filled) / Number(amount)
  return Number.isFinite(share) ? Math.min(100, Math.max(0, Math.floor(share * 100))) : 0
}

export function FilledCell({ filled, amount, text }: { filled: string; amount: string; text: string }) {
  const formats = useFormats()
  const percent = filledPercent(filled, amount)
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <Num>{text}</Num>
      <Num className="w-9 text-ink-3">{formats.percent(String(percent))}</Num>
    </span>
  )
}
