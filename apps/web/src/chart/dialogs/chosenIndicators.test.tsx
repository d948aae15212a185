import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { INDICATORS } from '../indicators/catalogue.ts'
import type { Indicator } from '../indicators/indicator.ts'
import { indicatorTexts } from '../indicators/indicatorTexts.ts'
import { type ChosenIndicator, FIRST_SETUP, MOST_INDICATORS } from '../setup/chartSetup.ts'
import { addIndicator, changeIndicator, readParameter, withColour, withParameter } from '../setup/chosenIndicators.ts'
import type { IndicatorShelf } from '../setup/indicatorShelf.ts'
import { ChosenRow } from './ChosenRow.tsx'

afterEach(cleanup)

const byId = new Map(INDICATORS.map((indicator) => [indicator.id, indicator]))
function find(id: string): Indicator {
  const found = byId.get(id)
  if (!found) throw new Error(id)
  return found
}
const RSI = find('rsi')
const MACD = find('macd')

describe('chosen indicators', () => {
  it('may hold the same one twice, each in colours not used before it', () => {
    const chosen = addIndicator(addIndicator([], MACD), MACD)
    expect(chosen.map(({ key }) => key)).toEqual(['macd-1', 'macd-2'])
    expect(chosen[0]?.parameters).toEqual(MACD.parameters.map(({ initial }) => initial))
    expect(chosen[0]?.colours).toHaveLength(MACD.lines.length)
    expect(chosen[1]?.colours[0]).not.toBe(chosen[0]?.colours[0])
    const again = addIndicator(
      chosen.filter(({ key }) => key !== 'macd-1'),
      MACD,
    )
    expect(new Set(again.map(({ key }) => key)).size).toBe(2)
  })
  it('are no more than fit', () => {
    let chosen: readonly ChosenIndicator[] = []
    for (let count = 0; count < MOST_INDICATORS + 3; count += 1) chosen = addIndicator(chosen, RSI)
    expect(chosen).toHaveLength(MOST_INDICATORS)
  })
  it('change one at a time', () => {
    const chosen = addIndicator(addIndicator([], RSI), MACD)
    const hidden = changeIndicator(chosen, 'rsi-1', { hidden: true })
    expect(hidden.map((choice) => choice.hidden)).toEqual([true, false])
    expect(withParameter(MACD, [], 1, 30)).toEqual([MACD.parameters[0]?.initial, 30, MACD.parameters[2]?.initial])
    expect(withColour(RSI, ['blue'], 0, 'pink')).toEqual(['pink'])
  })
  it('of the first setup are all in the catalogue', () => {
    for (const { id } of FIRST_SETUP.indicators) expect(byId.has(id)).toBe(true)
  })
})

describe('a parameter', () => {
  const whole = { key: 'length', initial: 14, min: 1, max: 500, step: 1 }
  const half = { key: 'factor', initial: 2, min: 0.1, max: 10, step: 0.1 }
  it('is read within its limits and on its step only', () => {
    expect(readParameter('14', whole)).toBe(14)
    expect(readParameter('500', whole)).toBe(500)
    expect(readParameter('2.3', half)).toBe(2.3)
    for (const text of ['', '0', '501', '2.5', '-3', '1e2', 'NaN']) expect(readParameter(text, whole)).toBeUndefined()
    expect(readParameter('2.35', half)).toBeUndefined()
  })
})

const SHELF: IndicatorShelf = { byId, texts: indicatorTexts }

function Row({ onChange }: { readonly onChange: (choice: ChosenIndicator) => void }) {
  const [choice, setChoice] = useState<ChosenIndicator>({
    key: 'rsi-1',
    id: 'rsi',
    parameters: [14],
    colours: ['blue'],
    hidden: false,
  })
  return (
    <ul>
      <ChosenRow
        choice={choice}
        shelf={SHELF}
        open
        onOpen={() => undefined}
        onRemove={() => undefined}
        onChange={(change) => {
          setChoice({ ...choice, ...change })
          onChange({ ...choice, ...change })
        }}
      />
    </ul>
  )
}

describe('settings of an indicator', () => {
  it('take effect while they are within the limits, and say the limits when not', () => {
    const onChange = vi.fn()
    render(<Row onChange={onChange} />)
    const field = screen.getByLabelText('Period')
    fireEvent.change(field, { target: { value: '9' } })
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ parameters: [9] }))
    fireEvent.change(field, { target: { value: '0' } })
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^Enter \d+ to \d+\.$/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Restore defaults' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ parameters: [14] }))
    expect((screen.getByLabelText('Period') as HTMLInputElement).value).toBe('14')
  })
  it('hide and colour', () => {
    const onChange = vi.fn()
    render(<Row onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Hide RSI 14' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Pink' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ colours: ['pink'] }))
  })
})
