import type { RefObject } from 'react'
import type { TradingAct } from '../../../shared/terminal/keyboardTrading.ts'
import { arrange, useTerminalLayout } from '../../../shared/terminal/terminalLayout.ts'
import { useKeyboardTrading } from '../../../shared/terminal/useKeyboardTrading.ts'
import type { Ticket } from './useTicket.ts'

export interface TerminalKeys {
  readonly ticket: Ticket
  readonly inputs: {
    readonly price: RefObject<HTMLInputElement | null>
    readonly amount: RefObject<HTMLInputElement | null>
  }
  readonly form: RefObject<HTMLFormElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly onHelp: () => void
}

/** The button that cancels the order whose row has the focus, else of the first row. */
function cancelButton(): HTMLElement | null {
  const row = document.activeElement?.closest('tr')
  return (row ?? document).querySelector<HTMLElement>('[data-cancel-order]')
}

/** Carries the keys' acts out through the same doors as the mouse: nothing is sent that the form would not send. */
export function useTerminalKeys({ ticket, inputs, form, search, onHelp }: TerminalKeys): void {
  const active = useTerminalLayout((layout) => layout.keysActive)
  const { change } = ticket
  const acts: Readonly<Record<TradingAct, () => void>> = {
    search() {
      arrange({ marketsShown: true })
      requestAnimationFrame(() => search.current?.focus())
    },
    help: onHelp,
    buy: () => change({ do: 'side', side: 'buy' }),
    sell: () => change({ do: 'side', side: 'sell' }),
    limit: () => change({ do: 'type', type: 'limit' }),
    market: () => change({ do: 'type', type: 'market' }),
    price: () => inputs.price.current?.focus(),
    amount: () => inputs.amount.current?.focus(),
    share25: () => change({ do: 'percent', percent: 25 }),
    share50: () => change({ do: 'percent', percent: 50 }),
    share75: () => change({ do: 'percent', percent: 75 }),
    share100: () => change({ do: 'percent', percent: 100 }),
    review: () => form.current?.requestSubmit(),
    back: () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined),
    cancel: () => cancelButton()?.click(),
    cancelAll: () => document.querySelector<HTMLElement>('[data-cancel-all]')?.click(),
  }
  useKeyboardTrading(active, (act) => acts[act]())
}
