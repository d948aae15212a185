import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Drawing, FIRST_SETUP, MOST_INDICATORS, readSetup } from './chartSetup.ts'
import { FIRST_FAVOURITES, turnFavourite } from './periods.ts'
import {
  changeSetup,
  forgetSetup,
  forgetStores,
  MOST_SAVED,
  openSetup,
  resetSetup,
  saveSetup,
  setupStore,
} from './setupStore.ts'

const TREND: Drawing = {
  id: 'a',
  tool: 'trendLine',
  pane: 'candle_pane',
  points: [
    { time: 1, price: 10 },
    { time: 2, price: 12 },
  ],
  text: '',
  colour: 'amber',
  locked: true,
}
const KEY = 'spot'
/** As a page opened anew reads it. */
const reopened = () => {
  forgetStores()
  return setupStore(KEY).getState()
}

beforeEach(() => {
  localStorage.clear()
  forgetStores()
})
afterEach(() => localStorage.clear())

describe('reading a stored setup', () => {
  it('takes what it knows of each part and the first setup for the rest', () => {
    const read = readSetup({
      period: '7m',
      type: 'heikinAshi',
      hollowUp: 'yes',
      indicators: [{ key: 'k', id: 'rsi', parameters: [9, 'x'], colours: ['pink', '#fff'] }, { id: 'no key' }, null],
      compared: ['ETHUSDT', 3],
      drawings: { BTCUSDT: [TREND, { ...TREND, points: [] }, { ...TREND, points: 'many' }], ETHUSDT: 'none' },
    })
    expect(read).toEqual({
      ...FIRST_SETUP,
      type: 'heikinAshi',
      indicators: [{ key: 'k', id: 'rsi', parameters: [9], colours: ['pink'], hidden: false }],
      compared: ['ETHUSDT'],
      drawings: { BTCUSDT: [TREND] },
    })
  })
  it('survives anything', () => {
    for (const odd of [null, 3, 'x', [], { indicators: {}, drawings: [[]], favourites: ['9m'] }])
      expect(readSetup(odd)).toEqual(FIRST_SETUP)
  })
  it('bounds what a stored list may hold', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ key: `k${index}`, id: 'sma' }))
    expect(readSetup({ indicators: many }).indicators).toHaveLength(MOST_INDICATORS)
    expect(readSetup({ indicators: [many[0], many[0]] }).indicators).toHaveLength(1)
  })
})

describe('setups of a screen', () => {
  it('keeps every change for the next visit', () => {
    changeSetup(KEY, { period: '4h', drawings: { BTCUSDT: [TREND] } })
    expect(reopened().current).toEqual({ ...FIRST_SETUP, period: '4h', drawings: { BTCUSDT: [TREND] } })
    expect(setupStore('contracts').getState().current).toEqual(FIRST_SETUP)
  })
  it('saves layouts by name, opens them, replaces and forgets them', () => {
    changeSetup(KEY, { period: '1d', type: 'bars', drawings: { BTCUSDT: [TREND] } })
    expect(saveSetup(KEY, '  Swing ')).toBe(true)
    changeSetup(KEY, { period: '1m', type: 'line', drawings: {} })
    expect(reopened().saved.map(({ name }) => name)).toEqual(['Swing'])
    openSetup(KEY, 'Swing')
    expect(setupStore(KEY).getState().current).toMatchObject({
      period: '1d',
      type: 'bars',
      drawings: { BTCUSDT: [TREND] },
    })
    changeSetup(KEY, { period: '1w' })
    expect(saveSetup(KEY, 'Swing')).toBe(true)
    expect(reopened().saved).toHaveLength(1)
    expect(reopened().saved[0]?.setup.period).toBe('1w')
    forgetSetup(KEY, 'Swing')
    expect(reopened().saved).toEqual([])
  })
  it('does not lose what another tab saved meanwhile', () => {
    saveSetup(KEY, 'Mine')
    localStorage.setItem(
      'chart.spot.saved',
      JSON.stringify([
        { name: 'Mine', setup: FIRST_SETUP },
        { name: 'Theirs', setup: FIRST_SETUP },
      ]),
    )
    saveSetup(KEY, 'Later')
    expect(reopened().saved.map(({ name }) => name)).toEqual(['Mine', 'Theirs', 'Later'])
  })
  it('refuses a nameless layout and one too many', () => {
    expect(saveSetup(KEY, ' ')).toBe(false)
    for (let index = 0; index < MOST_SAVED; index += 1) expect(saveSetup(KEY, `L${index}`)).toBe(true)
    expect(saveSetup(KEY, 'one more')).toBe(false)
    expect(saveSetup(KEY, 'L3')).toBe(true)
  })
  it('resets everything but the drawings', () => {
    changeSetup(KEY, { period: '1s', indicators: [], drawings: { BTCUSDT: [TREND] } })
    resetSetup(KEY)
    expect(reopened().current).toEqual({ ...FIRST_SETUP, drawings: { BTCUSDT: [TREND] } })
  })
})

describe('favourite periods', () => {
  it('are kept in the order of the menu and not more than fit', () => {
    const six = turnFavourite(FIRST_FAVOURITES, '5m')
    expect(six).toEqual(['1m', '5m', '15m', '1h', '4h', '1d'])
    expect(turnFavourite(six, '1w')).toBe(six)
    expect(turnFavourite(six, '5m')).toEqual(FIRST_FAVOURITES)
  })
})
