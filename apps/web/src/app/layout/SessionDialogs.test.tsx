import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeSignInPrompt, promptSignIn } from '../../shared/session/signInPrompt.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { SessionDialogs } from './SessionDialogs.tsx'

afterEach(() => {
  closeSignInPrompt()
  cleanup()
})

it('who has to log in first is offered the demo account as well', async () => {
  answerCalls({
    getSetting: { feedLabel: '', features: { sandbox: true, simulatedPrices: true, walletLogin: false, demo: true } },
  })
  promptSignIn('/deal')
  await renderScreen(SessionDialogs, '/market')
  const demo = await screen.findByRole('button', { name: 'Trade now with play money', hidden: true })
  expect(demo.closest('dialog')?.textContent).toContain('Please log in')
})
