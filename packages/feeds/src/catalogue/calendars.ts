import type { CalendarDefinition, InstrumentClass, Session } from '@touchstone/protocol'
import { FUTURES_HOLIDAYS, STOCK_HOLIDAYS } from './holidayData.ts'

const DAY_MINUTES = 1440
const [SUNDAY, MONDAY, FRIDAY] = [0, 1, 5] as const

function at(day: number, hour: number, minute = 0): number {
  return day * DAY_MINUTES + hour * 60 + minute
}

function eachDay(first: number, last: number, session: (day: number) => Session): Session[] {
  return Array.from({ length: last - first + 1 }, (_, i) => session(first + i))
}

/** When a class trades, and the same in words for the customer. */
export interface TradingHours {
  readonly calendar: CalendarDefinition
  readonly words: string
}

const ALWAYS: TradingHours = {
  calendar: { zone: 'utc', sessions: [{ from: 0, to: 7 * DAY_MINUTES }], holidays: [] },
  words: 'Always open',
}

const FOREX: TradingHours = {
  calendar: {
    zone: 'newYork',
    sessions: [{ from: at(SUNDAY, 17), to: at(FRIDAY, 17) }],
    holidays: FUTURES_HOLIDAYS,
  },
  words: 'Sunday 17:00 to Friday 17:00, New York',
}

const FUTURES: TradingHours = {
  calendar: {
    zone: 'newYork',
    sessions: eachDay(SUNDAY, FRIDAY - 1, (day) => ({ from: at(day, 18), to: at(day + 1, 17) })),
    holidays: FUTURES_HOLIDAYS,
  },
  words: 'Sunday 18:00 to Friday 17:00, New York, with a break from 17:00 to 18:00',
}

const STOCKS: TradingHours = {
  calendar: {
    zone: 'newYork',
    sessions: eachDay(MONDAY, FRIDAY, (day) => ({ from: at(day, 9, 30), to: at(day, 16) })),
    holidays: STOCK_HOLIDAYS,
  },
  words: 'Monday to Friday 09:30 to 16:00, New York',
}

export const TRADING_HOURS: Readonly<Record<InstrumentClass, TradingHours>> = {
  crypto: ALWAYS,
  forex: FOREX,
  metal: FUTURES,
  energy: FUTURES,
  crude: FUTURES,
  index: FUTURES,
  stock: STOCKS,
  etf: STOCKS,
}
