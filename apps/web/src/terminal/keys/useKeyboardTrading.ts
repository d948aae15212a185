import { isTextField, useKeyPress } from '@touchstone/ui'
import { type TradingAct, tradingAct } from './keyboardTrading.ts'
import { useTradingKeys } from './tradingKeys.ts'

/** Opening the list of keys and the market search place no order: they work before keyboard trading is switched on. */
const ALWAYS: ReadonlySet<TradingAct> = new Set(['help', 'search'])

/** Hands key presses to the terminal while it is on screen and no dialog is open. */
export function useKeyboardTrading(active: boolean, act: (act: TradingAct) => void): void {
  const keys = useTradingKeys()
  useKeyPress((event) => {
    const wanted = tradingAct(event, isTextField(event.target), keys)
    if (!wanted || (!active && !ALWAYS.has(wanted))) return
    if (wanted !== 'back') event.preventDefault()
    act(wanted)
  })
}
