import type { CallData, ContractRow } from '@touchstone/protocol'

type Listed = CallData<'getContractSymbols'>[number]

const DAY_MS = 86_400_000
/** The settlement price is the mean of the index over this long. */
const WINDOW_MS = 1_800_000
/** A settlement that lacks samples waits for them; nobody is told of it for ever. */
const LINGER_MS = 3_600_000

/** `far`: nothing to tell yet · `day`: ends within a day · `window`: its price is being measured · `ended`: waits for it. */
export type Phase = 'far' | 'day' | 'window' | 'ended'

export function phaseAt(expiry: number, now: number): Phase {
  if (expiry === 0 || now < expiry - DAY_MS || now > expiry + LINGER_MS) return 'far'
  if (now < expiry - WINDOW_MS) return 'day'
  return now < expiry ? 'window' : 'ended'
}

/** A dated contract that is about to end, and the reader's orders and positions in it. */
export interface Ending {
  readonly contract: Listed
  readonly phase: Exclude<Phase, 'far'>
  readonly position: ContractRow | undefined
  readonly orders: number
}

/** The contracts that end soon among those with a position or orders, the next to end first. `phases`: one per contract. */
export function endingsOf(
  listed: readonly Listed[],
  phases: readonly Phase[],
  positions: readonly ContractRow[],
  orders: readonly ContractRow[],
): readonly Ending[] {
  return listed
    .flatMap((contract, place): Ending[] => {
      const phase = phases[place] ?? 'far'
      const isOf = ({ symbol }: ContractRow) => symbol === contract.symbol
      const position = positions.find(isOf)
      const waiting = orders.filter(isOf).length
      return phase === 'far' || (!position && waiting === 0) ? [] : [{ contract, phase, position, orders: waiting }]
    })
    .sort((one, other) => one.contract.expiry - other.contract.expiry)
}
