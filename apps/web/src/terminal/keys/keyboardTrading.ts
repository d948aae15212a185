/** The terminal's actions for keys. */
export type TradingAct =
  | 'search'
  | 'buy'
  | 'sell'
  | 'limit'
  | 'market'
  | 'price'
  | 'amount'
  | 'duration'
  | 'share25'
  | 'share50'
  | 'share75'
  | 'share100'
  | 'review'
  | 'back'
  | 'cancel'
  | 'cancelAll'
  | 'help'

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

/** Keys without a modifier, by the typed character. */
const PLAIN: Readonly<Record<string, TradingAct>> = {
  '/': 'search',
  '?': 'help',
  b: 'buy',
  s: 'sell',
  l: 'limit',
  m: 'market',
  p: 'price',
  a: 'amount',
  d: 'duration',
}

/** With Alt the typed sign differs by layout, so the place on the keyboard counts. */
const WITH_ALT: Readonly<Record<string, TradingAct>> = {
  Digit1: 'share25',
  Digit2: 'share50',
  Digit3: 'share75',
  Digit4: 'share100',
  KeyX: 'cancel',
}

/** The act of a key, or undefined. Inside a text field only `review` and `back` count; nothing does while composing. */
export function tradingAct(press: KeyPress, inTextField: boolean): TradingAct | undefined {
  if (press.isComposing || press.metaKey) return undefined
  if (press.ctrlKey) return press.key === 'Enter' && !press.altKey ? 'review' : undefined
  if (press.key === 'Escape') return 'back'
  if (inTextField) return undefined
  if (press.altKey) return press.shiftKey && press.code === 'KeyX' ? 'cancelAll' : WITH_ALT[press.code]
  return PLAIN[press.key.toLowerCase()]
}

/** Keys of a terminal in the order of the list, each with the word for its action. */
export type CheatSheet = readonly (readonly [
  keys: string,
  act: 'share' | 'bullish' | 'bearish' | 'reviewTimed' | Exclude<TradingAct, `share${string}`>,
])[]

/** Where orders go to a book. */
export const ORDER_SHEET: CheatSheet = [
  ['/', 'search'],
  ['B', 'buy'],
  ['S', 'sell'],
  ['L', 'limit'],
  ['M', 'market'],
  ['P', 'price'],
  ['A', 'amount'],
  ['Alt 1–4', 'share'],
  ['Ctrl Enter', 'review'],
  ['Esc', 'back'],
  ['Alt X', 'cancel'],
  ['Alt Shift X', 'cancelAll'],
  ['?', 'help'],
]

/** Where timed orders are placed: they have no price and cannot be cancelled. */
export const TIMED_SHEET: CheatSheet = [
  ['/', 'search'],
  ['D', 'duration'],
  ['A', 'amount'],
  ['Alt 1–4', 'share'],
  ['B', 'bullish'],
  ['S', 'bearish'],
  ['Ctrl Enter', 'reviewTimed'],
  ['Esc', 'back'],
  ['?', 'help'],
]
