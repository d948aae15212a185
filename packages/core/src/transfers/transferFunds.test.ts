import type { Command, Outcome, Wallet } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld } from '../scenarios/contracts/contractWorld.ts'

const USDT = 1_000_000n

function move(world: ContractWorld, name: string, from: Wallet, to: Wallet, amount: bigint, asset = 1): Outcome {
  const command: Command = { type: 'TransferFunds', ...world.stamp(name), from, to, asset, amount }
  return world.toy.apply(command)
}

/** Alice is long 10 BTC at 100 on 1000 USDT of hers, in one account, and the mark falls to 95. */
function losing(): ContractWorld {
  const world = new ContractWorld('1000')
  world.fund('Alice', '1000')
  world.fund('Bob', '1000')
  world.sample(100)
  world.trade('Alice', 'Bob', 100, 100, { marginMode: 'cross', leverage: 10 })
  world.sample(97)
  world.sample(95)
  return world
}

describe('transfers', () => {
  test('move money at once, and say so (XFER-1)', () => {
    const world = new ContractWorld('0')
    world.fund('Alice', '10')
    const outcome = move(world, 'Alice', 'contract', 'funds', 4n * USDT)
    expect(outcome.reply).toEqual({ kind: 'done', value: outcome.sequence })
    const owner = world.owner('Alice')
    const told = { type: 'FundsTransferred', owner, from: 'contract', to: 'funds', asset: 1, amount: 4n * USDT }
    expect(outcome.events).toEqual([told])
    expect([...outcome.postings]).toMatchObject([{ amount: 4n * USDT, reason: 'transfer' }])
    expect(world.toy.exchange.transfers.transferable(owner, 'contract', 1)).toBe(6n * USDT)
    expect(world.toy.exchange.transfers.transferable(owner, 'funds', 1)).toBe(4n * USDT)
    expect(() => world.toy.exchange.transfers.transferable(owner, 'funds', 99)).toThrow(RangeError)
  })

  test('take an asset only where it is of use, and give it back to funds (XFER-2, XFER-3)', () => {
    const world = new ContractWorld('0')
    const owner = world.owner('Alice')
    world.toy.apply({ type: 'FaucetCredit', owner, asset: 2, amount: 100n, ref: 'BTC' })
    expect(move(world, 'Alice', 'funds', 'contract', 1n, 2).reply).toMatchObject({ rejection: 'wallet_closed' })
    expect(move(world, 'Alice', 'funds', 'delivery', 1n, 1).reply).toMatchObject({ rejection: 'wallet_closed' })
    expect(move(world, 'Alice', 'funds', 'hosting', 1n, 2).reply).toMatchObject({ rejection: 'wallet_closed' })
    expect(move(world, 'Alice', 'contract', 'hosting', 1n).reply).toMatchObject({ rejection: 'insufficient_balance' })
    expect(move(world, 'Alice', 'funds', 'contract', 1n, 9).reply).toMatchObject({ rejection: 'unknown_asset' })
    expect(move(world, 'house', 'funds', 'contract', 1n, 1).reply).toMatchObject({ rejection: 'not_allowed' })
  })

  test('leave what losing cross positions need (XFER-4)', () => {
    const world = losing()
    const owner = world.owner('Alice')
    const { available, unrealised } = world.toy.exchange.contracts.account(owner)
    expect(unrealised).toBeLessThan(0n)
    const most = available + unrealised
    expect(world.toy.exchange.transfers.transferable(owner, 'contract', 1)).toBe(most)
    expect(move(world, 'Alice', 'contract', 'funds', most + 1n).reply).toMatchObject({
      rejection: 'transfer_backs_positions',
      facts: { currency: 'USDT' },
    })
    expect(move(world, 'Alice', 'contract', 'funds', available + 1n).reply).toMatchObject({
      rejection: 'insufficient_balance',
    })
    expect(move(world, 'Alice', 'contract', 'funds', most).reply.kind).toBe('done')
    expect(world.toy.exchange.transfers.transferable(owner, 'contract', 1)).toBe(0n)
  })
})
