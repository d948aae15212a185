import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { prefer } from '../../../shared/preferences/preferences.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { IndexTab } from './IndexTab.tsx'

const INDEX = {
  symbol: 'XAUUSD',
  name: 'Gold',
  class: 'metal',
  priceDecimals: 2,
  open: true,
  changesAt: 0,
  price: '4000',
  median: '4000',
  spread: '0',
  minimumSources: 2,
  sequence: 9,
  time: 1,
  sources: [],
  marks: [],
  hours: '',
  simulated: true,
  priceSource: '',
  history: [],
}

afterEach(() => {
  cleanup()
  prefer({ timeZone: null })
})

it("an earlier time is typed in the reader's zone, which is named beside the field", async () => {
  prefer({ timeZone: 'Asia/Hong_Kong' })
  const asked = answerCalls({ getIndexInfo: INDEX })
  await renderScreen(() => <IndexTab symbol="XAUUSD" />, '/instrument')
  const field = await screen.findByLabelText(/Look at an earlier time/)
  expect(field.closest('label')?.textContent).toContain('UTC+8')
  fireEvent.change(field, { target: { value: '2026-11-28T18:30:15' } })
  await waitFor(() =>
    expect(asked.some(({ fields }) => fields.time === String(Date.UTC(2026, 10, 28, 10, 30, 15)))).toBe(true),
  )
})
