import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'

export interface SideChoiceProps<Side extends string> {
  readonly label: string
  readonly side: Side
  /** The side that gains when the price rises, then the other. */
  readonly sides: readonly [
    up: { readonly side: Side; readonly label: string },
    down: { readonly side: Side; readonly label: string },
  ]
  readonly onSide: (side: Side) => void
}

/** The direction of an order, in the colours of up and down. */
export function SideChoice<Side extends string>({ label, side, sides, onSide }: SideChoiceProps<Side>) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-surface-2 p-1">
      <legend className="sr-only">{label}</legend>
      {sides.map((choice, place) => (
        <button
          key={choice.side}
          type="button"
          aria-pressed={choice.side === side}
          onClick={() => onSide(choice.side)}
          className={clsx(
            'h-8 rounded-[3px] text-13 font-semibold text-ink-2 hover:text-ink-1',
            place === 0
              ? 'aria-pressed:bg-up-fill aria-pressed:text-on-up'
              : 'aria-pressed:bg-down-fill aria-pressed:text-on-down',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}

export interface TypeRowProps<Type extends string> {
  readonly label: string
  readonly type: Type
  readonly types: readonly { readonly type: Type; readonly label: string }[]
  readonly onType: (type: Type) => void
}

export function TypeRow<Type extends string>({ label, type, types, onType }: TypeRowProps<Type>) {
  return (
    <fieldset className="flex flex-wrap gap-x-3">
      <legend className="sr-only">{label}</legend>
      {types.map((choice) => (
        <button
          key={choice.type}
          type="button"
          aria-pressed={choice.type === type}
          onClick={() => onType(choice.type)}
          className="h-7 whitespace-nowrap border-b-2 border-transparent text-12 font-medium text-ink-3 hover:text-ink-1 aria-pressed:border-accent aria-pressed:text-ink-1"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}

/** The steps an arrow key gives, as buttons. Not tab stops: the arrow keys in the field do the same. */
export function PriceSteps({ onStep }: { readonly onStep: (ticks: number) => void }) {
  const t = useTexts(terminalTexts)
  return (
    <span className="flex h-full shrink-0 flex-col border-s border-line">
      {([1, -1] as const).map((ticks) => (
        <button
          key={ticks}
          type="button"
          tabIndex={-1}
          aria-label={ticks > 0 ? t('step.up') : t('step.down')}
          onClick={() => onStep(ticks)}
          className="grid w-6 flex-1 place-items-center text-ink-3 hover:bg-surface-3 hover:text-ink-1"
        >
          <Glyph name="down" className={ticks > 0 ? 'size-3 rotate-180' : 'size-3'} />
        </button>
      ))}
    </span>
  )
}
