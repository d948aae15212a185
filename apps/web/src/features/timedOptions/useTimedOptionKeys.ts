import type { RefObject } from 'react'
import { openPalette } from '../../shared/palette/paletteStore.ts'
import { useKeyboardTrading } from '../../terminal/keys/useKeyboardTrading.ts'
import { useTerminalLayout } from '../../terminal/layout/terminalLayout.ts'
import type { TimedOptionDirection } from './timedOptionTicket.ts'

/** The form's actions for the keys: the same as for the mouse. */
export interface TimedOptionFormHandle {
  focusDuration(): void
  focusAmount(): void
  /** Goes to the button of a direction; pressing it places the order. */
  choose(direction: TimedOptionDirection): void
  /** Asks once more for the direction chosen last, or for a direction when there is none. */
  review(): void
}

export interface TimedOptionKeys {
  readonly form: RefObject<TimedOptionFormHandle | null>
  readonly share: (percent: number) => void
  readonly onHelp: () => void
}

/** Keyboard trading of timed orders: nothing is sent that the form would not send. */
export function useTimedOptionKeys({ form, share, onHelp }: TimedOptionKeys): void {
  const active = useTerminalLayout((layout) => layout.keysActive)
  useKeyboardTrading(active, (act) => {
    switch (act) {
      case 'search':
        openPalette()
        break
      case 'help':
        onHelp()
        break
      case 'duration':
        form.current?.focusDuration()
        break
      case 'amount':
        form.current?.focusAmount()
        break
      case 'buy':
        form.current?.choose('up')
        break
      case 'sell':
        form.current?.choose('down')
        break
      case 'share25':
      case 'share50':
      case 'share75':
      case 'share100':
        share(Number(act.slice('share'.length)))
        break
      case 'review':
        form.current?.review()
        break
      case 'back':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
  })
}
