/** The terminal's actions for keys. */
export const TRADING_ACTS = [
  'search',
  'buy',
  'sell',
  'limit',
  'market',
  'price',
  'amount',
  'duration',
  'share25',
  'share50',
  'share75',
  'share100',
  'review',
  'back',
  'cancel',
  'cancelAll',
  'help',
] as const
export type TradingAct = (typeof TRADING_ACTS)[number]

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

/**
 * A key as it is compared and kept: what it types ("b", "/"), with Alt its place on the keyboard ("Alt+KeyX", "Alt+Shift+Digit1"),
 * since what it then types differs by layout, or its name ("F4", "Ctrl+Enter", "Escape").
 */
export type KeyName = string

export type TradingKeys = Readonly<Record<TradingAct, KeyName>>

export const USUAL_KEYS: TradingKeys = {
  search: '/',
  buy: 'b',
  sell: 's',
  limit: 'l',
  market: 'm',
  price: 'p',
  amount: 'a',
  duration: 'd',
  share25: 'Alt+Digit1',
  share50: 'Alt+Digit2',
  share75: 'Alt+Digit3',
  share100: 'Alt+Digit4',
  review: 'Ctrl+Enter',
  back: 'Escape',
  cancel: 'Alt+KeyX',
  cancelAll: 'Alt+Shift+KeyX',
  help: '?',
}

/** Letters, digits and signs; Alt with a letter or digit; the function keys that browsers leave alone; and the two usual names. */
const FIT = /^(?:\S|Alt\+(?:Shift\+)?(?:Key[A-Z]|Digit\d)|F[2489]|Ctrl\+Enter|Escape)$/u

/** Whether a key may stand for an act: all others belong to the browser, to the page, or to whoever writes. */
export const isFit = (name: KeyName): boolean => FIT.test(name)

/** The name of a pressed key; undefined for keys that can mean nothing here. */
export function keyName({ key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyPress): KeyName | undefined {
  if (isComposing || metaKey) return undefined
  const name = ctrlKey ? `Ctrl+${altKey ? 'Alt+' : ''}${key}` : altKey ? `Alt+${shiftKey ? 'Shift+' : ''}${code}` : key
  const plain = name.length === 1 ? name.toLowerCase() : name
  return isFit(plain) ? plain : undefined
}

/** The act of a key, or undefined. Inside a text field only `review` and `back` count, and only by keys that write nothing. */
export function tradingAct(
  press: KeyPress,
  inTextField: boolean,
  keys: TradingKeys = USUAL_KEYS,
): TradingAct | undefined {
  const name = keyName(press)
  const act = name === undefined ? undefined : TRADING_ACTS.find((known) => keys[known] === name)
  if (!inTextField) return act
  return (act === 'review' || act === 'back') && name !== undefined && name.length > 1 ? act : undefined
}
