import type { RefObject } from 'react'
import { openPalette } from '../../shared/palette/paletteStore.ts'
import { useTerminalLayout } from '../layout/terminalLayout.ts'
import type { TradingAct } from './keyboardTrading.ts'
import { useKeyboardTrading } from './useKeyboardTrading.ts'

/** The fields a terminal's keys go to. */
export interface TicketInputRefs {
  readonly price: RefObject<HTMLInputElement | null>
  readonly amount: RefObject<HTMLInputElement | null>
}

/** The actions of an order ticket for the keys. */
export interface TicketKeys {
  readonly side: (side: 'buy' | 'sell') => void
  readonly type: (type: 'limit' | 'market') => void
  readonly percent: (percent: number) => void
}

export interface TerminalKeys {
  readonly ticket: TicketKeys
  readonly inputs: TicketInputRefs
  readonly form: RefObject<HTMLFormElement | null>
  readonly onHelp: () => void
}

/** The button that cancels the order of the focused row, or else of the first row. */
function cancelButton(): HTMLElement | null {
  const row = document.activeElement?.closest('tr')
  return (row ?? document).querySelector<HTMLElement>('[data-cancel-order]')
}

/** Carries the keys' acts out through the same doors as the mouse: nothing is sent that the form would not send. */
export function useTerminalKeys({ ticket, inputs, form, onHelp }: TerminalKeys): void {
  const active = useTerminalLayout((layout) => layout.keysActive)
  const acts: Readonly<Record<TradingAct, () => void>> = {
    search: openPalette,
    help: onHelp,
    buy: () => ticket.side('buy'),
    sell: () => ticket.side('sell'),
    limit: () => ticket.type('limit'),
    market: () => ticket.type('market'),
    price: () => inputs.price.current?.focus(),
    amount: () => inputs.amount.current?.focus(),
    duration: () => undefined,
    share25: () => ticket.percent(25),
    share50: () => ticket.percent(50),
    share75: () => ticket.percent(75),
    share100: () => ticket.percent(100),
    review: () => form.current?.requestSubmit(),
    back: () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined),
    cancel: () => cancelButton()?.click(),
    cancelAll: () => document.querySelector<HTMLElement>('[data-cancel-all]')?.click(),
  }
  useKeyboardTrading(active, (act) => acts[act]())
}
