import { wordsOf } from '../shape/wordsByNumber.ts'

/** The number of each class in the log, for ever. */
export const CLASS_NUMBERS = {
  crypto: 0,
  metal: 1,
  energy: 2,
  crude: 3,
  forex: 4,
  stock: 5,
  index: 6,
  etf: 7,
} as const
export type InstrumentClass = keyof typeof CLASS_NUMBERS
export const INSTRUMENT_CLASSES = wordsOf(CLASS_NUMBERS)
