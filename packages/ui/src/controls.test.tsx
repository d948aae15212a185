import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, CodeField, Combobox, matchOptions, PinField, passwordStrength, Tabs } from './index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.documentElement.dir = ''
})

describe('button', () => {
  it('stays focusable, says why it is blocked, and does nothing', () => {
    const press = vi.fn()
    render(
      <Button onClick={press} blockedBecause="Enter an amount">
        Buy
      </Button>,
    )
    const button = screen.getByRole('button', { name: /^Buy/ })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.textContent).toContain('Enter an amount')
    expect(press).not.toHaveBeenCalled()
  })

  it('sends a form once while it is busy', () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    fireEvent.click(screen.getByRole('button'))
    rerender(form(true))
    fireEvent.click(screen.getByRole('button'))
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

const COUNTRIES = [
  { value: 'AT', label: 'Austria', note: '+43' },
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225' },
  { value: 'NE', label: 'Niger', note: '+227' },
  { value: 'NG', label: 'Nigeria', note: '+234' },
  { value: 'DZ', label: 'Algeria', note: '+213' },
]

function CountryChoice() {
  const [value, setValue] = useState('')
  return (
    <Combobox label="Country" options={COUNTRIES} value={value} onValueChange={setValue} nothingFound="Nothing found" />
  )
}

describe('combobox', () => {
  it('finds without accents, by note, and puts beginnings first', () => {
    expect(matchOptions(COUNTRIES, 'cote').map(({ value }) => value)).toEqual(['CI'])
    expect(matchOptions(COUNTRIES, '+234').map(({ value }) => value)).toEqual(['NG'])
    expect(matchOptions(COUNTRIES, 'al').map(({ value }) => value)).toEqual(['DZ'])
    expect(matchOptions(COUNTRIES, 'ig').map(({ value }) => value)).toEqual(['NE', 'NG'])
  })

  it('is worked with the keyboard alone', () => {
    render(<CountryChoice />)
    const input = screen.getByRole('combobox', { name: 'Country' })
    fireEvent.change(input, { target: { value: 'niger' } })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    const active = input.getAttribute('aria-activedescendant')
    expect(active && document.getElementById(active)?.textContent).toContain('Nigeria')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(input).toHaveProperty('value', 'Nigeria')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('keeps the choice when the search is left with Escape, and says when nothing is found', () => {
    render(<CountryChoice />)
    const input = screen.getByRole('combobox', { name: 'Country' })
    fireEvent.change(input, { target: { value: 'aust' } })
    fireEvent.click(screen.getByRole('option', { name: /Austria/ }))
    fireEvent.change(input, { target: { value: 'atlantis' } })
    expect(screen.getByText('Nothing found')).toBeTruthy()
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(input).toHaveProperty('value', 'Austria')
  })
})

describe('pin field', () => {
  it('takes six digits and nothing else, also when pasted', () => {
    const change = vi.fn()
    render(<PinField label="PIN" value="" onValueChange={change} />)
    // Browsers cut what is pasted at that length, blanks and all.
    expect(screen.getByLabelText('PIN').getAttribute('maxlength')).toBeNull()
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '12 34-56789' } })
    expect(change).toHaveBeenCalledWith('123456')
  })

  it('names its error to screen readers', () => {
    render(<PinField label="PIN" value="1" onValueChange={() => undefined} error="Six digits" />)
    const input = screen.getByLabelText('PIN')
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect([input.getAttribute('aria-invalid'), note?.textContent]).toEqual(['true', 'Six digits'])
  })
})

describe('code field', () => {
  it('counts the seconds on its button and cannot be pressed meanwhile', () => {
    const send = vi.fn()
    const field = (secondsLeft: number) => (
      <CodeField
        label="Code"
        value=""
        onValueChange={() => undefined}
        sendLabel="Send"
        waitLabel={(seconds) => `Again in ${seconds} s`}
        secondsLeft={secondsLeft}
        onSend={send}
      />
    )
    const { rerender } = render(field(42))
    fireEvent.click(screen.getByRole('button', { name: 'Again in 42 s' }))
    expect(send).not.toHaveBeenCalled()
    rerender(field(0))
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('takes a code as it stands in a message, and all of it', () => {
    const change = vi.fn()
    render(
      <CodeField
        label="Code"
        value=""
        onValueChange={change}
        sendLabel=""
        waitLabel={String}
        secondsLeft={0}
        onSend={vi.fn()}
      />,
    )
    const input = screen.getByLabelText('Code')
    expect(input.getAttribute('maxlength')).toBeNull()
    fireEvent.change(input, { target: { value: ' 123 456\n' } })
    expect(change).toHaveBeenCalledWith('123456')
  })
})

function Sections() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a')
  const tabs = (['a', 'b', 'c'] as const).map((key) => ({ key, label: key.toUpperCase() }))
  return (
    <Tabs label="Sections" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel {selected}
    </Tabs>
  )
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('tabs', () => {
  it('are one tab stop and move with arrows, Home and End', () => {
    render(<Sections />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowLeft' })
    expect(selectedTab()).toBe('C')
    fireEvent.keyDown(screen.getByRole('tab', { name: 'C' }), { key: 'Home' })
    expect(selectedTab()).toBe('A')
    expect(document.activeElement?.textContent).toBe('A')
  })

  it('follow the reading order from right to left', () => {
    document.documentElement.dir = 'rtl'
    document.documentElement.style.direction = 'rtl'
    render(<Sections />)
    fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowLeft' })
    document.documentElement.style.direction = ''
    expect(selectedTab()).toBe('B')
  })
})

describe('password strength', () => {
  it('grows with length and variety and sees through the obvious', () => {
    const scores = ['', 'abc', '123456', 'aaaaaaaa', 'kfhwoz', 'kfhwoz71', 'Kfh!woz71x', 'Kfh!woz71xQ#'].map(
      passwordStrength,
    )
    expect(scores).toEqual([0, 1, 1, 1, 1, 2, 4, 4])
  })
})
