import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DecimalField } from './DecimalField.tsx'

afterEach(cleanup)

function Form() {
  const [value, setValue] = useState('')
  return (
    <>
      <DecimalField label="Amount" unit="USDT" value={value} maxDecimals={6} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('64280.6')}>
        Best bid
      </button>
      <output>{value}</output>
    </>
  )
}

function opened() {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  const enter = (value: string) => {
    field.focus()
    fireEvent.change(field, { target: { value } })
  }
  return { field, enter, told: () => screen.getByRole('status').textContent }
}

test('a figure is plain while it is written, and grouped when the field is left', () => {
  const { field, enter, told } = opened()
  enter('1234567.5')
  expect(field.value).toBe('1234567.5')
  fireEvent.blur(field)
  expect(field.value).toBe('1,234,567.5')
  expect(told()).toBe('1234567.5')
})

test('an unfinished figure is shown as the number it stands for, an empty field stays empty', () => {
  const { field, enter } = opened()
  fireEvent.blur(field)
  expect(field.value).toBe('')
  enter('12000.')
  expect(field.value).toBe('12000.')
  fireEvent.blur(field)
  expect(field.value).toBe('12,000')
})

test('a hint in words of Arabic keeps its order in a field that goes from left to right', () => {
  const shown = (placeholder: string) => {
    render(
      <DecimalField
        label={placeholder}
        unit=""
        value=""
        maxDecimals={6}
        placeholder={placeholder}
        onValueChange={() => undefined}
      />,
    )
    return screen.getByLabelText<HTMLInputElement>(placeholder).placeholder
  }
  expect(shown('5 إلى 5,000')).toBe('\u20675 إلى 5,000\u2069')
  expect(shown('64,280.6')).toBe('64,280.6')
})

test('a figure that a button put in is grouped, and whoever comes to the field replaces all of it by writing', () => {
  const { field, told } = opened()
  fireEvent.click(screen.getByText('Best bid'))
  expect(field.value).toBe('64,280.6')
  expect(told()).toBe('64280.6')
  field.focus()
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['64280.6', 0, 7])
})
