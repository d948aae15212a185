import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { useSession } from '../session/sessionStore.ts'
import { TopUp, type TopUpProps } from './TopUp.tsx'

const shown = async (props: TopUpProps) => {
  answerCalls({})
  await renderScreen(() => <TopUp {...props} />, '/here')
  return screen.getByRole('link').getAttribute('href')
}

afterEach(() => {
  cleanup()
  useSession.setState({ demo: false })
})

describe('the way to more', () => {
  it('leads from outside to the funds account', async () => {
    expect(await shown({ account: 'funds' })).toBe('/recharge')
  })

  it('leads from the funds account to any other', async () => {
    expect(await shown({ account: 'contract', currency: 'USDT' })).toBe(
      '/transfer?from=funds&to=contract&currency=USDT',
    )
  })

  it('leads to the play money in the demo account', async () => {
    useSession.setState({ demo: true })
    expect(await shown({ account: 'funds' })).toBe('/table1')
  })
})
