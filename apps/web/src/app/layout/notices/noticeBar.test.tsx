import { cleanup, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { NoticeBar } from './NoticeBar.tsx'

afterEach(cleanup)

const SETTING = { feedLabel: 'Simulated prices', features: { sandbox: true, simulatedPrices: true } }

function Page() {
  return (
    <>
      <NoticeBar />
      <h1>A page</h1>
    </>
  )
}

describe('the bar over every page', () => {
  it('says that prices are simulated, also when the platform would not tell at first', async () => {
    let silent = true
    const asked = answerCalls({ getSetting: () => (silent ? refusal(5002, 'The exchange is restarting') : SETTING) })
    const times = () => asked.filter(({ name }) => name === 'getSetting').length
    await renderScreen(Page, '/')
    await waitFor(() => expect(times()).toBeGreaterThanOrEqual(3))
    expect(screen.queryByText(/Simulated prices/)).toBeNull()
    silent = false
    await waitFor(() => expect(screen.getByText(/Simulated prices/)).toBeTruthy())
  })
})
