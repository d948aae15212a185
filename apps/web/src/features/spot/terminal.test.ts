import { isTextField } from '@touchstone/ui'
import { describe, expect, it } from 'vitest'
import { axisTicks, depthAt, depthCurve } from '../../terminal/book/depthCurve.ts'
import { type KeyPress, tradingAct } from '../../terminal/keys/keyboardTrading.ts'
import { clampSize, readLayout } from '../../terminal/layout/terminalLayout.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
})

describe('keyboard trading', () => {
  it('knows its keys by what they type, and Alt keys by where they are', () => {
    expect(tradingAct(press('B'), false)).toBe('buy')
    expect(tradingAct(press('?', { shiftKey: true }), false)).toBe('help')
    expect(tradingAct(press('¡', { altKey: true, code: 'Digit1' }), false)).toBe('share25')
    expect(tradingAct(press('x', { altKey: true, code: 'KeyX' }), false)).toBe('cancel')
    expect(tradingAct(press('X', { altKey: true, shiftKey: true, code: 'KeyX' }), false)).toBe('cancelAll')
    expect(tradingAct(press('d'), false)).toBe('duration')
    expect(tradingAct(press('z'), false)).toBeUndefined()
  })
  it('leaves text fields, input methods and the browser’s own keys alone', () => {
    expect(tradingAct(press('b'), true)).toBeUndefined()
    expect(tradingAct(press('b', { isComposing: true }), false)).toBeUndefined()
    expect(tradingAct(press('s', { metaKey: true }), false)).toBeUndefined()
    expect(tradingAct(press('l', { ctrlKey: true }), false)).toBeUndefined()
  })
  it('reviews and backs out from inside a field too', () => {
    expect(tradingAct(press('Enter', { ctrlKey: true }), true)).toBe('review')
    expect(tradingAct(press('Escape'), true)).toBe('back')
  })
  it('knows a text field from a slider', () => {
    const input = document.createElement('input')
    expect(isTextField(input)).toBe(true)
    input.type = 'range'
    expect(isTextField(input)).toBe(false)
    expect(isTextField(document.createElement('textarea'))).toBe(true)
    expect(isTextField(document.body)).toBe(false)
  })
})

describe('terminal layout', () => {
  it('takes what it knows of a stored layout and the default for the rest', () => {
    const layout = readLayout(
      '{"sizes":{"orders":9999,"book":1,"chart":5,"form":"wide"},"keysActive":true,"formFirst":"yes"}',
    )
    expect(layout).toEqual({
      marketsShown: false,
      keysActive: true,
      formFirst: false,
      sizes: { orders: 640, book: 240 },
    })
  })
  it('survives text that is no layout; keys are off until asked for', () => {
    for (const text of [null, 'null', '[', '"x"']) expect(readLayout(text).keysActive).toBe(false)
    expect(readLayout('{"sizes":null}').sizes).toEqual({})
    expect(clampSize('form', 350.4)).toBe(350)
  })
})

describe('depth curve', () => {
  it('covers the same distance on both sides of the middle', () => {
    const curve = depthCurve(
      [
        ['99', '1'],
        ['98', '1'],
      ],
      [['101', '4']],
    )
    expect(curve).toMatchObject({ middle: 100, lowPrice: 98, highPrice: 102, bidTotal: 2, askTotal: 4 })
    expect(curve?.bids.at(-1)).toEqual([0, 0.5])
    expect(curve?.asks.at(-1)).toEqual([1, 1])
  })
  it('reads what stands between the middle and a place of the axis', () => {
    const curve = depthCurve(
      [
        ['99', '1'],
        ['98', '1'],
      ],
      [['101', '4']],
    )
    if (!curve) throw new Error('no curve')
    expect(depthAt(curve, 0)).toMatchObject({ side: 'bid', price: 98, total: 2, value: 197, y: 0.5, distance: -0.02 })
    expect(depthAt(curve, 0.2)).toMatchObject({ total: 1, value: 99 })
    expect(depthAt(curve, 0.5)).toMatchObject({ side: 'ask', total: 0, value: 0 })
    expect(depthAt(curve, 1)).toMatchObject({ side: 'ask', price: 102, total: 4, value: 404, y: 1 })
  })
  it('has round figures on its axes', () => {
    expect(axisTicks(0, 4, 4)).toEqual([0, 1, 2, 3, 4])
    expect(axisTicks(98.3, 101.9, 6)).toEqual([99, 100, 101])
    expect(axisTicks(1, 1, 4)).toEqual([])
  })
  it('draws nothing while a side is empty', () => {
    expect(depthCurve([], [['1', '1']])).toBeUndefined()
  })
})
