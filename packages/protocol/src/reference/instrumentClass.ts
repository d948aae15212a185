/** A class's place here is what is written for it: new ones go to the end. */
export const INSTRUMENT_CLASSES = ['crypto', 'metal', 'energy', 'crude', 'forex', 'stock', 'index', 'etf'] as const
export type InstrumentClass = (typeof INSTRUMENT_CLASSES)[number]
