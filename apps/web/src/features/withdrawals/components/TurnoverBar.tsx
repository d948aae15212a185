import { ProgressBar } from '@touchstone/ui'
import { turnoverPercent } from '../withdrawInput.ts'

export interface TurnoverBarProps {
  readonly turnover: { readonly need: string; readonly done: string }
  readonly decimals: number
  /** "12 of 36 USDT traded" */
  readonly label: string
}

/** How much of the turnover is done, as a bar and in words. */
export function TurnoverBar({ turnover, decimals, label }: TurnoverBarProps) {
  const percent = turnoverPercent(turnover, decimals)
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar value={percent} max={100} label={label} className="h-2" />
      <span className="text-12 tabular-nums slashed-zero text-ink-2">{label}</span>
    </div>
  )
}
