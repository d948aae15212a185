import { readFile, writeFile } from 'node:fs/promises'
import { decodeFunctionData, erc20Abi, type Hex, keccak256, parseTransaction, recoverTransactionAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusalOf.ts'
import { CONTRACT, SignerBench } from '../testing/signerBench.ts'

const WORDS = 'test test test test test test test test test test test junk'
const addressAt = (path: `m/44'/60'/${string}`) => mnemonicToAccount(WORDS, { path }).address.toLowerCase()
const HOT = addressAt("m/44'/60'/1'/0/0")
const GAS = addressAt("m/44'/60'/2'/0/0")
const ANN = addressAt("m/44'/60'/0'/0/1000")
const BEN = addressAt("m/44'/60'/0'/0/1001")
const HOUR_MS = 3_600_000
/** 90,000 units of gas at 2 gwei. */
const GAS_OF_A_SWEEP = 180_000_000_000_000n

type Serialized = `0x02${string}`

describe('the signer’s sweeps', () => {
  let bench: SignerBench

  beforeEach(async () => {
    bench = await SignerBench.start()
    await bench.credit(ANN)
    await bench.credit(BEN)
  })
  afterEach(() => bench.stop())

  it('moves the token from the deposit address to its own hot wallet, and pays the gas from its gas wallet', async () => {
    const { signer } = await bench.openSigner()
    const { raw, transaction, topUp, ...made } = await signer.sweeper.sweep(bench.sweepOf(1_000, 0))
    expect(made).toEqual({
      index: 1_000,
      address: ANN,
      nonce: 0,
      amount: '100000000',
      gas: String(GAS_OF_A_SWEEP),
      signedAt: bench.clock.wallMs(),
      previous: null,
    })
    expect(keccak256(raw as Hex)).toBe(transaction)
    expect(await recoverTransactionAddress({ serializedTransaction: raw as Serialized })).toBe(
      mnemonicToAccount(WORDS, { path: "m/44'/60'/0'/0/1000" }).address,
    )
    const sweep = parseTransaction(raw as Hex)
    expect([sweep.to?.toLowerCase(), sweep.chainId, sweep.value ?? 0n]).toEqual([CONTRACT, 31_337, 0n])
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: sweep.data ?? '0x' })
    expect([functionName, String(args[0]).toLowerCase(), args[1]]).toEqual(['transfer', HOT, 100_000_000n])
    const paid = parseTransaction(topUp?.raw as Hex)
    expect([paid.to?.toLowerCase(), paid.value, paid.nonce ?? 0, paid.data]).toEqual([
      ANN,
      GAS_OF_A_SWEEP,
      0,
      undefined,
    ])
    const payer = await recoverTransactionAddress({ serializedTransaction: topUp?.raw as Serialized })
    expect(payer.toLowerCase()).toBe(GAS)
    expect(signer.status()).toMatchObject({
      payments: 0,
      nextNonce: 0,
      sweeps: { gasWallet: GAS, count: 1, nextNonce: 1, latest: [{ address: ANN, amount: '100000000', transaction }] },
    })
  })

  it('gives the same bytes for the same nonce, asked many times at once, otherwise, and started anew', async () => {
    const first = await bench.openSigner()
    const asks = Array.from({ length: 20 }, () => first.signer.sweeper.sweep(bench.sweepOf(1_000, 0)))
    const [made, ...others] = await Promise.all(asks)
    for (const other of others) expect(other).toEqual(made)
    const second = await bench.openSigner()
    const { sweeper } = second.signer
    expect(
      await sweeper.sweep(bench.sweepOf(1_000, 0, { amount: '5', coins: '7', maxFeePerGas: '9000000000' })),
    ).toEqual(made)
    expect(await sweeper.topUp({ nonce: 0 })).toEqual(made?.topUp)
    expect(await refusalOf(sweeper.topUp({ nonce: 1 }))).toBe('unknown_top_up')
    expect(second.signer.status().sweeps).toMatchObject({ count: 1, nextNonce: 1 })
  })

  it('tops up what is missing and no more, and takes no nonce of the gas wallet when nothing is', async () => {
    const { sweeper } = (await bench.openSigner()).signer
    const part = await sweeper.sweep(bench.sweepOf(1_000, 0, { coins: String(GAS_OF_A_SWEEP - 1n) }))
    expect(part.topUp).toMatchObject({ nonce: 0, amount: '1' })
    const none = await sweeper.sweep(bench.sweepOf(1_000, 3, { coins: String(GAS_OF_A_SWEEP) }))
    expect(none.topUp).toBeNull()
    expect(none.previous?.transaction).toBe(part.transaction)
    expect((await sweeper.sweep(bench.sweepOf(1_001, 0))).topUp).toMatchObject({ nonce: 1 })
    expect(await refusalOf(sweeper.sweep(bench.sweepOf(1_000, 2)))).toBe('old_nonce')
    expect((await sweeper.sweep(bench.sweepOf(1_000, 0))).topUp).toEqual(part.topUp)
  })

  it('signs for no address without a deposit of its token in the log, and at no fee above its limit', async () => {
    const { signer } = await bench.openSigner({ SIGNER_MAX_GWEI: '10' })
    await bench.credit(addressAt("m/44'/60'/0'/0/1002"), `0x${'77'.repeat(20)}`)
    const refuses = async (index: number, more: Parameters<SignerBench['sweepOf']>[2] = {}) =>
      refusalOf(signer.sweeper.sweep(bench.sweepOf(index, 0, more)))
    expect([await refuses(1_002), await refuses(0)]).toEqual(['no_deposit', 'no_deposit'])
    expect(await refuses(1_000, { maxFeePerGas: '10000000001' })).toBe('fee_too_high')
    expect(await refuses(1_000, { topUpFeePerGas: '10000000001' })).toBe('fee_too_high')
    expect(await refuses(1_000, { maxPriorityFeePerGas: '2000000001' })).toBe('fee_too_high')
    expect(signer.status().sweeps.count).toBe(0)
    expect(await refuses(1_000)).toBe('done')
  })

  it('spends no more on gas within an hour than its limit, with top-ups and without, across a restart', async () => {
    // One sweep with its top-up may cost 0.000348, one without 0.00018.
    const limits = { SIGNER_GAS_HOUR_LIMIT: '0.0006' }
    let { sweeper } = (await bench.openSigner(limits)).signer
    const sweep = async (nonce: number, coins = '0') => refusalOf(sweeper.sweep(bench.sweepOf(1_000, nonce, { coins })))
    expect(await sweep(0)).toBe('done')
    expect(await sweep(1)).toBe('gas_limit')
    ;({ sweeper } = (await bench.openSigner(limits)).signer)
    expect(await sweep(1, String(GAS_OF_A_SWEEP))).toBe('done')
    expect(await sweep(2, String(GAS_OF_A_SWEEP))).toBe('gas_limit')
    bench.clock.advance(HOUR_MS)
    await bench.say({})
    expect(await sweep(2)).toBe('done')
    expect(await sweep(0)).toBe('done')
  })

  it('takes a limit that is more than an amount of the ledger may be', async () => {
    const { signer } = await bench.openSigner({ SIGNER_GAS_HOUR_LIMIT: '100000' })
    expect(signer.status().sweeps.hour.most).toBe('100000.000000000000000000')
    expect(await refusalOf(signer.sweeper.sweep(bench.sweepOf(1_000, 0)))).toBe('done')
  })

  it('signs nothing more when the log cannot be believed', async () => {
    const { signer } = await bench.openSigner()
    await signer.sweeper.sweep(bench.sweepOf(1_000, 0))
    await bench.say({ fault: 'a law is broken' })
    expect(await refusalOf(signer.sweeper.sweep(bench.sweepOf(1_001, 0)))).toBe('log_broken')
    // What was signed before can still be asked for: later top-ups wait for it.
    expect(await refusalOf(signer.sweeper.topUp({ nonce: 0 }))).toBe('done')
  })

  it('does not go on with another history than the one it signed a sweep upon', async () => {
    const { signer } = await bench.openSigner()
    await signer.sweeper.sweep(bench.sweepOf(1_000, 0))
    const sweeps = await readFile(bench.sweeps)
    await bench.stop()
    bench = await SignerBench.start()
    bench.clock.advance(1)
    await bench.credit(BEN)
    await bench.credit(ANN)
    await bench.openSigner()
    await bench.closeSigner()
    await writeFile(bench.sweeps, sweeps)
    const again = await bench.openSigner()
    expect(await refusalOf(again.signer.sweeper.sweep(bench.sweepOf(1_001, 0)))).toBe('log_broken')
  })

  it('opens no damaged ledger of sweeps and none of another seed', async () => {
    const { signer } = await bench.openSigner()
    await signer.sweeper.sweep(bench.sweepOf(1_000, 0))
    const sound = await readFile(bench.sweeps, 'utf8')
    await bench.closeSigner()
    await writeFile(bench.sweeps, sound.replace('"topUpNonce":0', '"topUpNonce":1'))
    await expect(bench.openSigner()).rejects.toThrow('line 1 is damaged')
    await writeFile(bench.sweeps, sound)
    await expect(bench.openSigner({ CHAIN_ID: '1' })).rejects.toThrow('otherwise than seed, chain and token say')
    expect((await bench.openSigner()).signer.status().sweeps.count).toBe(1)
  })

  it('takes no receiver on its socket, and nothing that is not to the letter', async () => {
    await bench.openSigner()
    const token = (await readFile(`${bench.folder}/keys/signer.token`, 'utf8')).trim()
    const ask = bench.sweepOf(1_000, 0)
    for (const more of [{ destination: BEN }, { amount: '0' }, { index: -1 }, { index: 2 ** 31 }, { coins: '-1' }])
      expect(await bench.ask(token, 'sweep', { ...ask, ...more })).toMatchObject({ ok: false, code: 'bad_request' })
    expect(await bench.ask('wrong', 'sweep', ask)).toMatchObject({ code: 'unauthorized' })
    expect(await bench.ask(token, 'sweep', ask)).toMatchObject({ ok: true, data: { address: ANN } })
    expect(await bench.ask(token, 'topUp', { nonce: 0 })).toMatchObject({ ok: true, data: { nonce: 0 } })
  })
})
