import { Check, SliderField } from '@touchstone/ui'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { HIGH_LEVERAGE, HIGHEST_LEVERAGE, type LeverageChoice } from '../leverageChoice.ts'
import { contractScreenTexts } from '../texts.ts'
import { clampLeverage } from '../ticket/contractTicket.ts'

export interface LeverageFieldProps extends LeverageChoice {
  /** An open isolated position has more margin than its leverage asks for. */
  readonly marginAdded: boolean
  readonly maximum: number
  readonly onLeverage: (leverage: number) => void
  readonly accepted: boolean
  readonly onAccept: (accepted: boolean) => void
  /** At the start of the row. */
  readonly start?: ReactNode
}

const MARKS = 5

/** 1 and the steps of a fifth up to a maximum: so evenly apart that labels with equal gaps stand under their places on the track. */
export function leverageMarks(maximum: number): readonly number[] {
  const step = Math.max(1, Math.ceil(maximum / MARKS))
  const between = Array.from({ length: MARKS - 1 }, (_, place) => (place + 1) * step)
  return [...new Set([1, ...between.filter((mark) => mark > 1 && mark < maximum), maximum])]
}

/** Slider and input of the leverage, with the consequences of a high one. */
export function LeverageField(props: LeverageFieldProps) {
  const { leverage, maximum, onLeverage } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const id = useId()
  const times = (value: number) => t('form.times', { leverage: formats.count(value) })
  return (
    <div className="flex flex-col gap-1">
      <SliderField
        label={t('form.leverage')}
        value={leverage}
        min={1}
        max={maximum}
        marks={leverageMarks(maximum)}
        markLabel={times}
        valueText={times(leverage)}
        onValueChange={(value) => onLeverage(clampLeverage(value, maximum))}
      >
        <div className="flex h-7 items-center gap-2 text-12">
          {props.start}
          <label htmlFor={id} className="ms-auto text-ink-3">
            {t('form.leverage')}
          </label>
          <span className="flex items-center rounded-control border border-control-line/60 bg-surface-2 focus-within:outline-2 focus-within:outline-focus">
            <input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={String(leverage)}
              onChange={(event) => {
                const digits = event.target.value.replace(/\D/g, '').slice(-4)
                onLeverage(clampLeverage(digits === '' ? 1 : Number(digits), maximum))
              }}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
                if (step === 0) return
                event.preventDefault()
                onLeverage(clampLeverage(leverage + step, maximum))
              }}
              className="num h-6.5 w-12 bg-transparent px-2 text-end text-13 text-ink-1 outline-none"
            />
            <span aria-hidden="true" className="pe-2 text-ink-3">
              ×
            </span>
          </span>
        </div>
      </SliderField>
      <LeverageWarning {...props} />
    </div>
  )
}

/** The consequences of a high leverage; the highest must be ticked. Added margin stands more than the leverage says: then there is no figure. */
export function LeverageWarning(props: Omit<LeverageFieldProps, 'maximum' | 'onLeverage' | 'start'>) {
  const { leverage, marginMode, marginAdded, accepted, onAccept } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  return (
    <>
      {leverage > HIGH_LEVERAGE && !marginAdded && (
        <p className="text-12 text-warn">
          {t(marginMode === 'cross' ? 'form.highCross' : 'form.high', {
            leverage: formats.count(leverage),
            percent: formats.rate((1 / leverage).toFixed(4)),
          })}
        </p>
      )}
      {leverage > HIGHEST_LEVERAGE && (
        <Check checked={accepted} onCheckedChange={onAccept}>
          <span className="text-12">{t('form.accept', { leverage: formats.count(HIGHEST_LEVERAGE) })}</span>
        </Check>
      )}
    </>
  )
}
