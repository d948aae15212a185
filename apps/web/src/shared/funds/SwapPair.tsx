import { Glyph, Select, type SelectProps } from '@touchstone/ui'
import type { ReactNode } from 'react'

export interface SwapPairProps {
  readonly from: string
  readonly to: string
  readonly fromLabel: string
  readonly toLabel: string
  readonly swapLabel: string
  readonly options: SelectProps['options']
  /** Before each of the two that are chosen. */
  readonly markOf?: (value: string) => ReactNode
  readonly onFrom: (value: string) => void
  readonly onTo: (value: string) => void
  readonly onSwap: () => void
}

/** Where money comes from and where it goes, with a button between them that exchanges the two. */
export function SwapPair(props: SwapPairProps) {
  const { from, to, fromLabel, toLabel, swapLabel, options, markOf, onFrom, onTo, onSwap } = props
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-2">
      <Select label={fromLabel} mark={markOf?.(from)} value={from} options={options} onValueChange={onFrom} />
      <button
        type="button"
        aria-label={swapLabel}
        title={swapLabel}
        onClick={onSwap}
        className="grid size-11 place-items-center rounded-control border border-control-line/60 text-ink-2 hover:bg-surface-3 hover:text-ink-1"
      >
        <Glyph name="swap" />
      </button>
      <Select label={toLabel} mark={markOf?.(to)} value={to} options={options} onValueChange={onTo} />
    </div>
  )
}
