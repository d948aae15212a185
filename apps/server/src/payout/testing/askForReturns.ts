import type { Command, OperatorAction, OwnerId } from '@touchstone/protocol'
import type { World } from '../../sequencer/world.ts'

export interface ReturnsAsked {
  /** Address of the token that was paid in. */
  readonly token: string
  readonly customers: number
  readonly withdrawals: number
  readonly addressOf: (owner: OwnerId) => string
}

const DEPOSIT = 1_000_000_000n
const RETURN_FEE = 5_000_000n
const USDT = 1

export async function decide(world: World, proposer: number, action: OperatorAction): Promise<boolean> {
  const command: Command = { type: 'Decide', proposer, approver: 0, effectiveAt: 0, reason: 'in a test', action }
  return (await world.submit(command)).reply.kind === 'done'
}

function digits(number: number, length: number): string {
  return `0x${number.toString(16).padStart(length, '0')}`
}

/** Customers pay in and ask for it back, and operators approve it; what was done before changes nothing. Returns the customers. */
export async function askForReturns(
  world: World,
  { token, customers, withdrawals, addressOf }: ReturnsAsked,
): Promise<readonly OwnerId[]> {
  for (const operator of [1, 2])
    await decide(world, 0, { type: 'AppointOperator', operator, roles: ['administrator', 'treasury'] })
  const owners: OwnerId[] = []
  for (let index = 0; index < customers; index++) {
    const { reply } = await world.submit({ type: 'OpenOwner', ref: `customer ${index}` })
    owners.push(reply.kind === 'done' ? reply.value : 0)
  }
  for (let number = 1; number <= withdrawals; number++) {
    const owner = owners[number % customers] ?? 0
    const from = digits(0xabc000 + number, 40)
    const place = { chain: 'ethereum', token, transaction: digits(number, 64), logIndex: 0, block: 1 } as const
    const to = addressOf(owner)
    await world.submit({ type: 'CreditDeposit', owner, asset: USDT, amount: DEPOSIT, ...place, from, to })
    const lot = world.core.lots.of(owner).find(({ returnTo, lot: id }) => returnTo === from && id === number)
    if (!lot) continue
    const keys = { owner, key1: number, key2: number, inputHash: number, issuedAt: 0 }
    const asked = { kind: 'return', asset: USDT, amount: DEPOSIT, fee: RETURN_FEE, target: number, payee: '' } as const
    await world.submit({ type: 'RequestWithdrawal', ...keys, ...asked })
  }
  for (const { withdrawal } of world.core.withdrawals.open()) {
    await decide(world, 1, { type: 'TakeWithdrawal', withdrawal })
    await decide(world, 1, { type: 'ApproveWithdrawal', withdrawal })
  }
  return owners
}
