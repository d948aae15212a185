import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'
import { type SessionState, useSession } from '../session/sessionStore.ts'

const KEY = 'cancelAfter'

/** Two minutes at least: a page in the background may be let run only once a minute. */
export const SILENCE_SECONDS = [120, 300, 900] as const

type Choices = Readonly<Record<string, number>>

function stored(): Choices {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Choices) : {}
  } catch {
    return {}
  }
}

const useChoices = create<{ readonly choices: Choices }>(() => ({ choices: stored() }))
// Chosen in another tab: all tabs say the same, or the last sign would bring back what was taken away.
addEventListener('storage', () => useChoices.setState({ choices: stored() }))

/** The account of a session, in words that stay the same from one log-in to the next. */
function accountOf({ demo, invitation_code }: Pick<SessionState, 'demo' | 'invitation_code'>): string {
  return `${demo ? 'demo' : 'real'} ${invitation_code}`
}

/** After how many seconds without this browser the account's orders are to end; 0: never, which is so unless it was chosen here. */
export function useSilenceSeconds(): number {
  const account = useSession(accountOf)
  const isSignedIn = useSession(({ token }) => token !== '')
  const chosen = useChoices(({ choices }) => choices[account])
  return isSignedIn ? (SILENCE_SECONDS.find((seconds) => seconds === chosen) ?? 0) : 0
}

/** Remembers the choice for the account that is signed in; 0 takes it back. */
export function chooseSilence(seconds: number): void {
  const account = accountOf(useSession.getState())
  const { [account]: _, ...others } = useChoices.getState().choices
  const choices = seconds === 0 ? others : { ...others, [account]: seconds }
  useChoices.setState({ choices })
  writeStored(KEY, JSON.stringify(choices))
}
