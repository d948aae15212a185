import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { tradingAct, USUAL_KEYS } from './keyboardTrading.ts'
import { readKeys, restoreKeys, useTradingKeys } from './tradingKeys.ts'

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
})

const Shown = () => <KeysDialog open onClose={() => undefined} />
const change = (act: string) => screen.getByRole('button', { name: `Change the key for: ${act}` })

beforeEach(() => {
  localStorage.clear()
  restoreKeys()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  answerCalls({})
})
afterEach(cleanup)

describe('keys that can be changed', () => {
  it('takes the next key, keeps it in this browser, and gives the usual ones back', async () => {
    await renderScreen(Shown, '/deal')
    fireEvent.click(change('Buy form'))
    expect(screen.getByRole('status').textContent).toContain('Press the new key')
    fireEvent.keyDown(change('Buy form'), press('J'))
    expect(useTradingKeys.getState().buy).toBe('j')
    expect(tradingAct(press('j'), false, useTradingKeys.getState())).toBe('buy')
    expect(tradingAct(press('b'), false, useTradingKeys.getState())).toBeUndefined()
    expect(readKeys(localStorage.getItem('tradingKeys')).buy).toBe('j')
    fireEvent.click(screen.getByRole('button', { name: 'Restore the usual keys' }))
    expect(useTradingKeys.getState()).toEqual(USUAL_KEYS)
    expect(localStorage.getItem('tradingKeys')).toBeNull()
  })

  it('refuses a key that has a meaning, says which, and goes on asking; Escape keeps the old key', async () => {
    await renderScreen(Shown, '/deal')
    fireEvent.click(change('Sell form'))
    fireEvent.keyDown(change('Sell form'), press('b'))
    expect(screen.getByRole('status').textContent).toBe('B is already used for: Buy form. Press another key.')
    fireEvent.keyDown(change('Sell form'), press('t', { ctrlKey: true }))
    expect(screen.getByRole('status').textContent).toContain('cannot be used')
    fireEvent.keyDown(change('Sell form'), press('Escape'))
    expect(screen.queryByRole('status')).toBeNull()
    expect(useTradingKeys.getState().sell).toBe('s')
  })

  it('goes back to the usual keys when the kept ones mean two things, and leaves out what is no key', () => {
    expect(readKeys('{"buy":"x","sell":"b"}')).toMatchObject({ buy: 'x', sell: 'b' })
    expect(readKeys('{"buy":"x","sell":"x"}')).toEqual(USUAL_KEYS)
    expect(readKeys('{"buy":"Tab","back":"q","sell":7}')).toEqual(USUAL_KEYS)
    expect(readKeys('[')).toEqual(USUAL_KEYS)
  })

  it('lets a key that writes nothing review the order from inside a field, and no other', () => {
    expect(tradingAct(press('F4'), true, { ...USUAL_KEYS, review: 'F4' })).toBe('review')
    expect(tradingAct(press('r'), true, { ...USUAL_KEYS, review: 'r' })).toBeUndefined()
    expect(tradingAct(press('F4'), true, { ...USUAL_KEYS, buy: 'F4' })).toBeUndefined()
  })
})
