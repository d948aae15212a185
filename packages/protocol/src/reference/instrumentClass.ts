import { wordsOf } from '../shape/wordsByNumber.ts'

/** What is written for each class, for ever. */
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
