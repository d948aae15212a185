import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, refusal, renderScreen } from '../../testing/renderScreen.tsx'
import { NoticeBar } from './NoticeBar.tsx'

afterEach(cleanup)

const SETTING = { feedLabel: 'Simulated prices', features: { sandbox: true, simulatedPrices: true } }

describe('the bar over every page', () => {
  it('says that prices are simulated, also when the platform would not tell at first', async () => {
    let left = 3
    const asked = answerCalls({
      getSetting: () => (left-- > 0 ? refusal(5002, 'The exchange is restarting') : SETTING),
    })
    await renderScreen(() => <NoticeBar />, '/').catch(() => undefined)
    expect(screen.queryByText(/Simulated prices/)).toBeNull()
    await waitFor(() => expect(screen.getByText(/Simulated prices/)).toBeTruthy(), { timeout: 8_000 })
    expect(asked.filter(({ name }) => name === 'getSetting')).toHaveLength(4)
  })
})
