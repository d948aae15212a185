import { Button, Glyph } from '@touchstone/ui'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Indicator, IndicatorParameter } from '../indicators/indicator.ts'
import type { indicatorTexts } from '../indicators/indicatorTexts.ts'
import type { ChosenIndicator } from '../setup/chartSetup.ts'
import { readParameter, withColour, withParameter } from '../setup/chosenIndicators.ts'
import type { IndicatorKey, IndicatorShelf } from '../setup/indicatorShelf.ts'
import { nextColours } from '../setup/palette.ts'
import { ColourRow } from '../toolbar/SelectionBar.tsx'
import { TOOL, ToolButton } from '../toolbar/ToolButton.tsx'
import { chartTexts } from '../words/texts.ts'

export interface ChosenRowProps {
  readonly choice: ChosenIndicator
  readonly shelf: IndicatorShelf
  readonly open: boolean
  readonly onOpen: () => void
  readonly onChange: (change: Partial<Omit<ChosenIndicator, 'key' | 'id'>>) => void
  readonly onRemove: () => void
}

type Words = typeof indicatorTexts.english

/** One indicator on the chart: hide, remove, and open its settings. */
export function ChosenRow(props: ChosenRowProps) {
  const { choice, shelf, open, onChange } = props
  const t = useTexts(chartTexts)
  const words = useTexts(shelf.texts)
  const indicator = shelf.byId.get(choice.id)
  if (!indicator) return null
  const short = words(`indicator.${choice.id as IndicatorKey}.short`)
  const name = [short, ...choice.parameters].join(' ')
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-center gap-1">
        <span
          className={choice.hidden ? 'num flex-1 text-13 text-ink-3 line-through' : 'num flex-1 text-13 text-ink-1'}
        >
          {name}
        </span>
        <button
          type="button"
          aria-pressed={choice.hidden}
          aria-label={t(choice.hidden ? 'indicators.show' : 'indicators.hide', { name })}
          title={t(choice.hidden ? 'indicators.show' : 'indicators.hide', { name })}
          onClick={() => onChange({ hidden: !choice.hidden })}
          className={TOOL}
        >
          <Glyph name={choice.hidden ? 'eyeOff' : 'eye'} />
        </button>
        <ToolButton
          icon="gear"
          label={t('indicators.settings', { name })}
          aria-expanded={open}
          onClick={props.onOpen}
        />
        <ToolButton icon="bin" label={t('indicators.remove', { name })} onClick={props.onRemove} />
      </div>
      {open && <Settings indicator={indicator} {...props} />}
    </li>
  )
}

function Settings({ indicator, choice, shelf, onChange }: ChosenRowProps & { readonly indicator: Indicator }) {
  const t = useTexts(chartTexts)
  const words = useTexts(shelf.texts)
  /** New fields with new defaults. */
  const [round, setRound] = useState(0)
  const spare = nextColours(0, indicator.lines.length)
  return (
    <div className="flex flex-col gap-2 pt-1 pb-3">
      {indicator.parameters.map((parameter, index) => (
        <ParameterField
          key={`${parameter.key} ${round}`}
          parameter={parameter}
          label={words(`parameter.${parameter.key as keyof Words['parameter']}`)}
          value={choice.parameters[index] ?? parameter.initial}
          onValue={(value) => onChange({ parameters: withParameter(indicator, choice.parameters, index, value) })}
        />
      ))}
      {indicator.lines.map(({ key, kind }, index) => {
        if (kind === 'bars') return null
        const label = words(`line.${key as keyof Words['line']}`)
        return (
          <div key={key} className="flex items-center justify-between">
            <span className="text-12 text-ink-2">{label}</span>
            <ColourRow
              label={label}
              chosen={choice.colours[index] ?? spare[index] ?? 'blue'}
              onChoose={(colour) => onChange({ colours: withColour(indicator, choice.colours, index, colour) })}
            />
          </div>
        )
      })}
      {indicator.parameters.length > 0 && (
        <Button
          tone="secondary"
          size="small"
          className="self-start"
          onClick={() => {
            onChange({ parameters: indicator.parameters.map(({ initial }) => initial) })
            setRound(round + 1)
          }}
        >
          {t('indicators.restore')}
        </Button>
      )}
    </div>
  )
}

export interface ParameterFieldProps {
  readonly parameter: IndicatorParameter
  readonly label: string
  readonly value: number
  readonly onValue: (value: number) => void
}

/** Takes effect with every value that may be; says the limits when one may not. */
function ParameterField({ parameter, label, value, onValue }: ParameterFieldProps) {
  const t = useTexts(chartTexts)
  const id = useId()
  const [text, setText] = useState(String(value))
  const limits = { min: String(parameter.min), max: String(parameter.max) }
  const wrong = readParameter(text, parameter) === undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] items-center gap-x-3">
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="number"
        dir="ltr"
        min={parameter.min}
        max={parameter.max}
        step={parameter.step}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-limits`}
        onChange={(event) => {
          setText(event.target.value)
          const read = readParameter(event.target.value, parameter)
          if (read !== undefined) onValue(read)
        }}
        className="num h-8 rounded-control border border-control-line/70 bg-field px-2 text-end text-13 text-ink-1 aria-[invalid]:border-danger"
      />
      <p id={`${id}-limits`} className={wrong ? 'col-span-2 text-12 text-danger' : 'col-span-2 text-11 text-ink-3'}>
        {t(wrong ? 'indicators.outside' : 'indicators.limits', limits)}
      </p>
    </div>
  )
}
