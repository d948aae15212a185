import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { PIN, WithdrawalOffice } from './testing/withdrawalOffice.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
/** What the platform does is in the history a moment later. */
const WAIT = { timeout: 10_000 }
const hash = (digit: string) => `0x${digit.repeat(64)}`

describe.each(testEngines())('what a customer sees of a payment that is made again, on $name', (engine) => {
  const opened = suiteDatabase(engine)
  let office: WithdrawalOffice
  let ann: string
  let withdrawal: number

  beforeEach(async () => {
    office = await WithdrawalOffice.open(opened)
    ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    withdrawal = Number((await office.data('addWithdraw', { token: ann, addressId, amount: '100', tpwd: PIN })).id)
    for (const type of ['TakeWithdrawal', 'ApproveWithdrawal'] as const) await office.decide(1, 0, { type, withdrawal })
    await office.real.world.submit({ type: 'SignWithdrawal', withdrawal, transaction: hash('a'), nonce: 0 })
  })
  afterEach(async () => {
    await office.close()
  })

  const replace = async (digit: string) => {
    const command = { type: 'ReplacePayment', withdrawal, transaction: hash(digit) } as const
    expect((await office.real.world.submit(command)).reply.kind).toBe('done')
  }
  const seen = async () => {
    const { list } = await office.data('getWithdrawList', { token: ann })
    const [row] = list
    return [row?.state, row?.transaction, row?.steps.map(({ state }) => state).join(' ')]
  }
  const UNTIL_SIGNED = 'requested review approved signed'

  it('is its latest version while the chain has none, also when it comes in one batch with the first', async () => {
    await replace('b')
    await expect.poll(seen, WAIT).toEqual(['signed', hash('b'), UNTIL_SIGNED])
    await replace('c')
    await replace('d')
    await expect.poll(seen, WAIT).toEqual(['signed', hash('d'), UNTIL_SIGNED])
  })

  it.each(['a', 'b', 'c'])('is the version that the chain took, whichever that is (%s)', async (taken) => {
    await expect.poll(seen, WAIT).toEqual(['signed', hash('a'), UNTIL_SIGNED])
    await replace('b')
    await replace('c')
    await office.real.world.submit({ type: 'ConfirmWithdrawal', withdrawal, transaction: hash(taken), block: 9 })
    await expect.poll(seen, WAIT).toEqual(['confirmed', hash(taken), `${UNTIL_SIGNED} confirmed`])
    expect(office.bugs).toEqual([])
  })
})
