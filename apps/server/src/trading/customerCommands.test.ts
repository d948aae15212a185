import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { CallContext, Session } from '../gateway/callContext.ts'
import { TestWorld } from '../projector/testing/testWorld.ts'
import { CustomerCommands } from './customerCommands.ts'
import { tradingWorlds } from './tradingWorlds.ts'

const MOST = 600

describe('the memory of commands', () => {
  async function open() {
    const [{ world: real }, { world: demo }] = [await TestWorld.open('real'), await TestWorld.open('demo')]
    const worlds = tradingWorlds({ real, demo })
    const commands = new CustomerCommands(worlds, () => 0, MOST)
    const send = async (owner: number, cid: string) => {
      const session = { owner, world: 'real' } as Session
      const { reply, duplicate } = await commands.send({
        trader: { session, world: worlds.real },
        context: {} as CallContext,
        cid,
        input: 'cancelAll 1',
        command: (stamp) => ({ type: 'CancelAllOrders', ...stamp, market: 1 }),
      })
      return { reply, duplicate }
    }
    const sendUntilRefused = async (owner: number) => {
      let sent = 0
      try {
        while (sent <= MOST) await send(owner, `order ${++sent}`)
      } catch (error) {
        expect(error).toMatchObject({ rejection: 'memory_share_used' })
      }
      return sent - 1
    }
    return { send, sendUntilRefused, real }
  }

  it('is shared: an account has as much as there is room for, and no other is refused for it', async () => {
    const { send, sendUntilRefused, real } = await open()
    const before = real.remembered(FIRST_CUSTOMER).all
    const shares: number[] = []
    for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + 12; owner++) shares.push(await sendUntilRefused(owner))
    expect(before).toBe(0)
    expect(shares).toEqual([150, 75, 38, 19, 9, 5, 2, 1, 1, 1, 1, 1])
    expect(real.remembered(FIRST_CUSTOMER)).toEqual({ own: 150, all: 303 })
    await expect(send(FIRST_CUSTOMER, 'one more')).rejects.toMatchObject({ rejection: 'memory_share_used' })
  })

  it('still answers what it remembers, and does it only once', async () => {
    const { send, sendUntilRefused } = await open()
    const first = await send(FIRST_CUSTOMER, 'order 1')
    await sendUntilRefused(FIRST_CUSTOMER)
    expect(await send(FIRST_CUSTOMER, 'order 1')).toEqual({ reply: first.reply, duplicate: true })
  })
})
