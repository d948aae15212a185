import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CoreEvent } from '@touchstone/protocol'
import { decodeFunctionData, erc20Abi, type Hex, keccak256, parseTransaction } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSigner } from './openSigner.ts'
import { refusalOf } from './testing/refusalOf.ts'
import { scriptedCores } from './testing/scriptedCore.ts'
import { addressAdded, CONTRACT, OWNER, PAYEE, requested, SignerBench, viewOf } from './testing/signerBench.ts'

const HOUR_MS = 3_600_000

describe('the signer', () => {
  let bench: SignerBench

  beforeEach(async () => {
    bench = await SignerBench.start()
    await bench.say({})
  })
  afterEach(() => bench.stop())

  it('signs exactly the transfer that the log says, and gives its bytes when the log holds its hash', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const { nonce, transaction } = await signer.prepare(bench.askOf(view))
    const release = () => signer.release({ withdrawal: 1, transaction, sequence: bench.log.head.sequence })
    expect(await refusalOf(release())).toBe('not_signed')
    await bench.sign(view, nonce, transaction)
    const { raw } = await release()
    expect(keccak256(raw as Hex)).toBe(transaction)
    const { to, chainId, value = 0n, data = '0x' } = parseTransaction(raw as Hex)
    expect({ to: to?.toLowerCase(), chainId, value, nonce }).toEqual({
      to: CONTRACT,
      chainId: 31_337,
      value: 0n,
      nonce: 0,
    })
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    expect([functionName, String(args[0]).toLowerCase(), args[1]]).toEqual(['transfer', PAYEE, 95_000_000n])
  })

  it('makes one payment for one withdrawal, also when it is asked many times at once and started anew', async () => {
    const first = await bench.openSigner()
    const view = await bench.approve(1)
    const other = await bench.approve(2)
    const ask = bench.askOf(view)
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => first.signer.prepare(ask)),
      first.signer.prepare(bench.askOf(other)),
    ])
    expect(new Set(answers.map(({ transaction }) => transaction)).size).toBe(2)
    expect(new Set(answers.map(({ nonce }) => nonce))).toEqual(new Set([0, 1]))
    const second = await bench.openSigner()
    // Another fee changes nothing: the payment is made.
    expect(await second.signer.prepare({ ...ask, maxFeePerGas: '77000000000' })).toMatchObject({
      nonce: 0,
      transaction: answers[0]?.transaction,
    })
    expect(second.signer.status()).toMatchObject({ nextNonce: 2, payments: 2 })
  })

  it('refuses what its own replica does not say', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const refuses = async (more: Parameters<SignerBench['askOf']>[1]) =>
      refusalOf(signer.prepare(bench.askOf(view, more)))
    expect(await refuses({ withdrawal: 9 })).toBe('unknown_withdrawal')
    expect(await refuses({ destination: `0x${'cd'.repeat(20)}` })).toBe('claim_differs')
    expect(await refuses({ amount: '95000001' })).toBe('claim_differs')
    expect(await refuses({ amount: '100000000' })).toBe('claim_differs')
    expect(await refuses({ maxFeePerGas: '500000000001' })).toBe('fee_too_high')
    expect(await refuses({ maxPriorityFeePerGas: '30000000001' })).toBe('fee_too_high')
    expect(signer.status().payments).toBe(0)
    expect(await refuses({})).toBe('done')
  })

  it.each([
    ['requested', 'not_approved'],
    ['review', 'not_approved'],
    ['confirmed', 'not_approved'],
    ['canceled', 'not_approved'],
    ['refused', 'not_approved'],
    ['failed', 'not_approved'],
    ['signed', 'other_transaction'],
  ] as const)('does not pay a withdrawal that is %s', async (state, code) => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1, { state })
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe(code)
  })

  it('pays only to usable addresses of the owner, and returns only to where a deposit of the owner came from', async () => {
    const { signer } = await bench.openSigner()
    const source = `0x${'ee'.repeat(20)}`
    const cases: [Parameters<typeof viewOf>[1], readonly CoreEvent[], string][] = [
      [{}, [], 'destination_not_allowed'],
      [{ owner: OWNER + 1 }, [addressAdded(2)], 'destination_not_allowed'],
      [{}, [addressAdded(3, PAYEE, bench.clock.wallMs() + 1)], 'destination_not_allowed'],
      [{}, [addressAdded(4, source)], 'destination_not_allowed'],
      [{ asset: 2 }, [addressAdded(5)], 'wrong_asset'],
      [{ kind: 'bank' }, [addressAdded(6)], 'wrong_asset'],
      [{ kind: 'return', destination: source }, [], 'destination_not_allowed'],
      [
        { kind: 'return', destination: source },
        [{ type: 'DepositCredited', owner: OWNER, from: source } as CoreEvent],
        'done',
      ],
      [{}, [addressAdded(9)], 'done'],
    ]
    for (const [index, [more, events, code]] of cases.entries()) {
      const view = viewOf(index + 1, more)
      await bench.say({ events: [...events, requested(view, index + 1)], withdrawal: view })
      expect([index, await refusalOf(signer.prepare(bench.askOf(view)))]).toEqual([index, code])
    }
    const view = await bench.approve(20)
    await bench.say({ events: [{ type: 'PayoutAddressRemoved', id: 20, owner: OWNER } as CoreEvent] })
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('done')
    const later = viewOf(21)
    await bench.say({ events: [requested(later, 20)], withdrawal: later })
    expect(await refusalOf(signer.prepare(bench.askOf(later)))).toBe('destination_not_allowed')
  })

  it('takes no nonce for whom nothing may go out', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    for (const who of [{ frozen: OWNER }, { frozen: 0, held: OWNER }]) {
      await bench.say(who)
      expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('owner_held')
    }
    await bench.say({ held: 0 })
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('done')
  })

  it('puts nothing in the place of a payment that was prepared and refused, and only then', async () => {
    let { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const { nonce, transaction } = await signer.prepare(bench.askOf(view))
    const ask = () => ({
      withdrawal: 1,
      sequence: bench.log.head.sequence,
      maxFeePerGas: '9000000000',
      maxPriorityFeePerGas: '1',
    })
    expect(await refusalOf(signer.discard(ask()))).toBe('not_over')
    await bench.say({ withdrawal: { ...view, state: 'refused' } })
    const discarded = await signer.discard(ask())
    expect(signer.status().unused).toEqual([1])
    const { to, value = 0n, data = '0x' } = parseTransaction(discarded.raw as Hex)
    expect(to?.toLowerCase()).toBe(signer.status().hotWallet)
    expect([discarded.nonce, value, data]).toEqual([nonce, 0n, '0x'])
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('not_approved')
    expect(await refusalOf(signer.release({ withdrawal: 1, transaction, sequence: 0 }))).toBe('not_signed')
    ;({ signer } = await bench.openSigner())
    expect(await signer.discard(ask())).toEqual(discarded)
    expect(await signer.prepare(bench.askOf(await bench.approve(2)))).toMatchObject({ nonce: 1 })
  })

  it('lets no more leave within an hour and a day than its limits, across a restart and by either clock', async () => {
    const limits = { SIGNER_HOUR_LIMIT: '200', SIGNER_DAY_LIMIT: '300' }
    let { signer } = await bench.openSigner(limits)
    const pay = async (withdrawal: number) => refusalOf(signer.prepare(bench.askOf(await bench.approve(withdrawal))))
    expect([await pay(1), await pay(2), await pay(3)]).toEqual(['done', 'done', 'hour_limit'])
    expect(signer.status().hour).toEqual({ used: '190.000000', most: '200.000000' })
    ;({ signer } = await bench.openSigner(limits))
    expect(await pay(3)).toBe('hour_limit')
    bench.clock.advance(HOUR_MS - 1)
    expect(await pay(3)).toBe('hour_limit')
    bench.clock.advance(1)
    expect([await pay(3), await pay(4)]).toEqual(['done', 'day_limit'])
    bench.clock.advance(24 * HOUR_MS)
    expect(await pay(4)).toBe('done')
  })

  it('waits for nothing that is not in the log, and does not believe an old one', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const ahead = signer.prepare(bench.askOf(view, { sequence: bench.log.head.sequence + 1 }))
    await bench.say({})
    expect(await refusalOf(ahead)).toBe('done')
    const second = await bench.approve(2)
    bench.clock.advance(HOUR_MS + 1)
    expect(await refusalOf(signer.prepare(bench.askOf(second)))).toBe('log_behind')
    await bench.say({})
    expect(await refusalOf(signer.prepare(bench.askOf(second)))).toBe('done')
  })

  it('signs nothing more after an entry that its replica cannot apply', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    await bench.say({ fault: 'a law is broken' })
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('log_broken')
    expect(signer.status().broken).toBe('a law is broken')
  })

  it('signs nothing more when the log holds a transaction that it never made', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    await bench.sign(await bench.approve(2), 0, `0x${'11'.repeat(32)}`)
    expect(await refusalOf(signer.prepare(bench.askOf(view)))).toBe('log_broken')
  })

  it('refuses a ledger that lacks a payment of the log', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const { nonce, transaction } = await signer.prepare(bench.askOf(view))
    await bench.sign(view, nonce, transaction)
    await bench.closeSigner()
    await rm(bench.ledger)
    const again = await bench.openSigner()
    expect(await refusalOf(again.signer.prepare(bench.askOf(await bench.approve(2))))).toBe('log_broken')
  })

  it('does not go on with another history than the one it signed upon', async () => {
    const { signer } = await bench.openSigner()
    await signer.prepare(bench.askOf(await bench.approve(1)))
    await bench.closeSigner()
    const ledger = await readFile(bench.ledger)
    await bench.stop()
    // The same ledger beside a log that only looks the same.
    bench = await SignerBench.start()
    bench.clock.advance(1)
    await bench.say({})
    const later = await bench.approve(1)
    await bench.openSigner()
    await bench.closeSigner()
    await writeFile(bench.ledger, ledger)
    bench.clock.advance(1_000)
    await bench.say({})
    const again = await bench.openSigner()
    expect(await refusalOf(again.signer.prepare(bench.askOf(later)))).toBe('log_broken')
    expect(again.signer.status().broken).toContain('is not the one that a payment was signed upon')
  })

  it('opens no damaged ledger, none of another seed, and none that another signer has open', async () => {
    const { signer } = await bench.openSigner()
    await signer.prepare(bench.askOf(await bench.approve(1)))
    await signer.prepare(bench.askOf(await bench.approve(2)))
    const sound = await readFile(bench.ledger, 'utf8')
    const parts = { cores: scriptedCores(1), say: () => {}, onBug: () => {}, now: () => bench.clock.wallMs() }
    await expect(openSigner(bench.settings(), parts)).rejects.toThrow('LOCK')
    await bench.closeSigner()
    await writeFile(bench.ledger, sound.replace('"amount":"95000000"', '"amount":"95000001"'))
    await expect(bench.openSigner()).rejects.toThrow('line 1 is damaged')
    await writeFile(bench.ledger, sound.slice(sound.indexOf('\n') + 1))
    await expect(bench.openSigner()).rejects.toThrow('line 1 is damaged')
    await writeFile(bench.ledger, sound)
    await expect(bench.openSigner({ CHAIN_ID: '1' })).rejects.toThrow('otherwise than seed, chain and token say')
    const seed = join(bench.folder, 'signer', 'seed')
    const words = await readFile(seed, 'utf8')
    await writeFile(seed, 'legal winner thank year wave sausage worth useful legal winner thank yellow')
    await expect(bench.openSigner()).rejects.toThrow('otherwise than seed, chain and token say')
    await writeFile(seed, 'no words')
    await expect(bench.openSigner()).rejects.toThrow('BIP-39')
    await writeFile(seed, words)
    // What a power cut left of a last line that nobody heard of.
    await appendFile(bench.ledger, sound.slice(0, 40))
    const again = await bench.openSigner()
    expect(again.signer.status()).toMatchObject({ payments: 2, nextNonce: 2 })
  })

  it('answers on its socket whoever has the token, and counts what it refuses', async () => {
    await bench.openSigner()
    const path = join(bench.folder, 'keys', 'signer.token')
    const token = (await readFile(path, 'utf8')).trim()
    for (const secret of [path, join(bench.folder, 'signer', 'seed')]) expect((await stat(secret)).mode & 0o077).toBe(0)
    const view = await bench.approve(1)
    const ask = bench.askOf(view)
    expect(await bench.ask('wrong', 'prepare', ask)).toMatchObject({ ok: false, code: 'unauthorized' })
    expect(await bench.ask(token, 'prepare', { ...ask, amount: '-1' })).toMatchObject({ code: 'bad_request' })
    expect(await bench.ask(token, 'prepare', { ...ask, data: '0x' })).toMatchObject({ code: 'bad_request' })
    expect(await bench.ask(token, 'transfer', ask)).toMatchObject({ code: 'bad_request' })
    expect(await bench.line('{')).toMatchObject({ id: 0, code: 'bad_request' })
    expect(await bench.line('x'.repeat(100_000))).toBeNull()
    expect(await bench.ask(token, 'prepare', { ...ask, amount: '1' })).toMatchObject({ code: 'claim_differs' })
    expect(await bench.ask(token, 'prepare', ask)).toMatchObject({ ok: true, data: { nonce: 0 } })
    const answer = await bench.ask(token, 'status')
    expect(answer).toMatchObject({
      ok: true,
      data: {
        contract: CONTRACT,
        chainId: 31_337,
        payments: 1,
        broken: '',
        refused: { unauthorized: 1, bad_request: 4, claim_differs: 1 },
      },
    })
  })
})
