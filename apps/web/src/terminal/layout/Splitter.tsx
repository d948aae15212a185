import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import { PANELS, type Panel, resizePanel, useTerminalLayout } from './terminalLayout.ts'

/** The edge of the panel that is moved. */
export type SplitEdge = 'start' | 'end' | 'top'

export interface SplitterProps {
  readonly panel: Panel
  readonly edge: SplitEdge
  /** The size of the panel when nobody changed it. */
  readonly usual: number
}

const PLACES: Readonly<Record<SplitEdge, string>> = {
  start: 'inset-y-0 -start-1 w-2 cursor-col-resize',
  end: 'inset-y-0 -end-1 w-2 cursor-col-resize',
  top: 'inset-x-0 -top-1 h-2 cursor-row-resize',
}

const LINES: Readonly<Record<SplitEdge, string>> = {
  start: 'inset-y-0 start-[3px] w-0.5',
  end: 'inset-y-0 end-[3px] w-0.5',
  top: 'inset-x-0 top-[3px] h-0.5',
}

interface Grip {
  readonly at: number
  readonly size: number
}

/** 1 where a movement to the right or downwards makes the panel larger, else −1. */
function growth(handle: HTMLElement, edge: SplitEdge): 1 | -1 {
  const reversed = edge !== 'top' && getComputedStyle(handle).direction === 'rtl'
  return (edge === 'end') === reversed ? -1 : 1
}

/**
 * The edge between two panels, to be dragged, or moved with the arrow keys; Enter and a double press give the panel its usual size
 * again. It lies in the panel it resizes, whose size it takes from the page.
 */
export function Splitter({ panel, edge, usual }: SplitterProps) {
  const t = useTexts(terminalTexts)
  const size = useTerminalLayout((layout) => layout.sizes[panel]) ?? usual
  const grip = useRef<Grip>(undefined)
  const { min, max, step } = PANELS[panel]
  const place = (event: PointerEvent) => (edge === 'top' ? event.clientY : event.clientX)
  const shownSize = (handle: HTMLElement) => {
    const box = handle.parentElement?.getBoundingClientRect()
    return (edge === 'top' ? box?.height : box?.width) ?? size
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { at: place(event), size: shownSize(event.currentTarget) }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: held } = grip
    if (held) resizePanel(panel, held.size + growth(event.currentTarget, edge) * (place(event) - held.at))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [less, more] = edge === 'top' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const by = growth(event.currentTarget, edge) * step
    const from = shownSize(event.currentTarget)
    if (event.key === more) resizePanel(panel, from + by)
    else if (event.key === less) resizePanel(panel, from - by)
    else if (event.key === 'Home') resizePanel(panel, min)
    else if (event.key === 'End') resizePanel(panel, max)
    else if (event.key === 'Enter') resizePanel(panel, undefined)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={t(`tools.size.${panel}`)}
      aria-orientation={edge === 'top' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      title={t('tools.resize')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        grip.current = undefined
      }}
      onDoubleClick={() => resizePanel(panel, undefined)}
      onKeyDown={onKeyDown}
      className={clsx('group absolute z-10 touch-none outline-none', PLACES[edge])}
    >
      <span
        className={clsx(
          'absolute bg-accent opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          LINES[edge],
        )}
      />
    </div>
  )
}
