import type { KeyName, TradingAct } from './keyboardTrading.ts'

/** Acts of a terminal in the order of the list, each with the word for it there. */
export type CheatSheet = readonly (readonly [act: TradingAct, word: SheetWord])[]

export type SheetWord = 'bullish' | 'bearish' | 'reviewTimed' | TradingAct

const SHARES = [
  ['share25', 'share25'],
  ['share50', 'share50'],
  ['share75', 'share75'],
  ['share100', 'share100'],
] as const

/** Where orders go to a book. */
export const ORDER_SHEET: CheatSheet = [
  ['search', 'search'],
  ['buy', 'buy'],
  ['sell', 'sell'],
  ['limit', 'limit'],
  ['market', 'market'],
  ['price', 'price'],
  ['amount', 'amount'],
  ...SHARES,
  ['review', 'review'],
  ['back', 'back'],
  ['cancel', 'cancel'],
  ['cancelAll', 'cancelAll'],
  ['help', 'help'],
]

/** Where timed orders are placed: they have no price and cannot be cancelled. */
export const TIMED_SHEET: CheatSheet = [
  ['search', 'search'],
  ['duration', 'duration'],
  ['amount', 'amount'],
  ...SHARES,
  ['buy', 'bullish'],
  ['sell', 'bearish'],
  ['review', 'reviewTimed'],
  ['back', 'back'],
  ['help', 'help'],
]

/** A key as it stands on a keyboard: "B", "Alt Shift X", "Ctrl Enter". */
export function keyLabel(name: KeyName): string {
  if (name.length === 1) return name.toUpperCase()
  return name === 'Escape' ? 'Esc' : name.replaceAll('+', ' ').replace(/Key|Digit/, '')
}
