import { useBlocker } from '@tanstack/react-router'

export interface LeaveQuestion {
  /** Somebody is about to leave. */
  readonly asked: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * Holds whoever leaves this screen while `holds` says that something would be lost; the screen asks. Going to another query of the
 * same screen is not leaving. Closing the window is asked about by the browser, in its own words.
 */
export function useLeaveQuestion(holds: () => boolean): LeaveQuestion {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && holds(),
    enableBeforeUnload: holds,
    withResolver: true,
  })
  return { asked: status === 'blocked', leave: () => proceed?.(), stay: () => reset?.() }
}
