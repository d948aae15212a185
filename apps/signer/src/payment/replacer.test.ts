import { readFile, writeFile } from 'node:fs/promises'
import type { WithdrawalView } from '@touchstone/protocol'
import { decodeFunctionData, erc20Abi, type Hex, keccak256, parseTransaction } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Signer } from '../calls/signer.ts'
import { refusalOf } from '../testing/refusalOf.ts'
import { CONTRACT, OWNER, PAYEE, SignerBench } from '../testing/signerBench.ts'

const HOUR_MS = 3_600_000
const GWEI = 1_000_000_000n
const gwei = (amount: bigint) => String(amount * GWEI)

describe('a payment that is made again at a higher fee', () => {
  let bench: SignerBench

  beforeEach(async () => {
    bench = await SignerBench.start()
    await bench.say({})
  })
  afterEach(() => bench.stop())

  /** Prepared at 30 gwei with a tip of one, and in the log. */
  async function signed(signer: Signer, withdrawal: number): Promise<WithdrawalView> {
    const view = await bench.approve(withdrawal)
    const { nonce, transaction } = await signer.prepare(bench.askOf(view))
    return bench.sign(view, nonce, transaction)
  }

  it('has the same nonce, receiver and amount, and its bytes leave when the log holds its hash', async () => {
    const { signer } = await bench.openSigner()
    const first = await signed(signer, 1)
    await signed(signer, 2)
    const made = await signer.replace(bench.raiseOf(1))
    expect([made.nonce, made.transaction === first.transaction]).toEqual([first.nonce, false])
    const release = (transaction: string) =>
      signer.release({ withdrawal: 1, transaction, sequence: bench.log.head.sequence })
    expect(await refusalOf(release(made.transaction))).toBe('other_transaction')
    await bench.sign(first, made.nonce, made.transaction)
    const { raw } = await release(made.transaction)
    expect(keccak256(raw as Hex)).toBe(made.transaction)
    const parsed = parseTransaction(raw as Hex)
    const { args } = decodeFunctionData({ abi: erc20Abi, data: parsed.data ?? '0x' })
    expect([parsed.nonce ?? 0, parsed.to?.toLowerCase(), String(args?.[0]).toLowerCase(), args?.[1]]).toEqual([
      first.nonce,
      CONTRACT,
      PAYEE,
      95_000_000n,
    ])
    expect([parsed.maxFeePerGas, parsed.maxPriorityFeePerGas]).toEqual([40n * GWEI, 2n * GWEI])
    expect(await refusalOf(release(first.transaction))).toBe('other_transaction')
    expect(signer.status()).toMatchObject({ payments: 2, nextNonce: 2 })
  })

  it('is found, not made, while it is not in the log; asked many times at once, at any fee, and started anew', async () => {
    const { signer } = await bench.openSigner()
    const first = await signed(signer, 1)
    const asks = Array.from({ length: 20 }, () => signer.replace(bench.raiseOf(1)))
    const [made, ...others] = await Promise.all(asks)
    for (const other of others) expect(other).toEqual(made)
    const again = await bench.openSigner()
    expect(await again.signer.replace(bench.raiseOf(1, { maxFeePerGas: '1' }))).toEqual(made)
    const second = await bench.sign(first, first.nonce, made?.transaction ?? '')
    const third = await again.signer.replace(
      bench.raiseOf(1, { maxFeePerGas: gwei(50n), maxPriorityFeePerGas: gwei(3n) }),
    )
    await bench.sign(second, first.nonce, third.transaction)
    expect(new Set([first.transaction, made?.transaction, third.transaction]).size).toBe(3)
    const last = await bench.openSigner()
    expect(last.signer.status()).toMatchObject({ payments: 1, nextNonce: 1, broken: '' })
  })

  it.each([
    ['both fees must rise by an eighth', { maxFeePerGas: gwei(33n) }, 'fee_too_low'],
    ['the tip too', { maxPriorityFeePerGas: '1125000000' }, 'fee_too_low'],
    ['one unit above an eighth is enough', { maxFeePerGas: '33750000001', maxPriorityFeePerGas: '1125000001' }, 'done'],
    ['nothing above the ceiling', { maxFeePerGas: '500000000001' }, 'fee_too_high'],
    ['a tip within the fee', { maxPriorityFeePerGas: gwei(41n) }, 'fee_too_high'],
  ] as const)('keeps to its fees: %s', async (_, fees, code) => {
    const { signer } = await bench.openSigner()
    await signed(signer, 1)
    expect(await refusalOf(signer.replace(bench.raiseOf(1, fees)))).toBe(code)
  })

  it.each(['approved', 'confirmed', 'failed', 'refused', 'review'] as const)(
    'is not made for a withdrawal that is %s',
    async (state) => {
      const { signer } = await bench.openSigner()
      const view = await signed(signer, 1)
      await bench.say({ withdrawal: { ...view, state } })
      expect(await refusalOf(signer.replace(bench.raiseOf(1)))).toBe('not_signed')
      expect(await refusalOf(signer.replace(bench.raiseOf(9)))).toBe('unknown_withdrawal')
    },
  )

  it('is derived from the log again: nothing for another amount, receiver, nonce or transaction', async () => {
    const { signer } = await bench.openSigner()
    const view = await signed(signer, 1)
    const cases = [
      [{ amount: view.amount + 1n }, 'claim_differs'],
      [{ destination: `0x${'cd'.repeat(20)}` }, 'claim_differs'],
      [{ owner: OWNER + 1 }, 'destination_not_allowed'],
      [{ asset: 2 }, 'wrong_asset'],
      [{ nonce: view.nonce + 1 }, 'other_transaction'],
      [{ transaction: `0x${'11'.repeat(32)}` }, 'other_transaction'],
      [{ replaced: [`0x${'11'.repeat(32)}`] }, 'other_transaction'],
    ] as const
    for (const [more, code] of cases) {
      await bench.say({ withdrawal: { ...view, ...more } })
      expect([more, await refusalOf(signer.replace(bench.raiseOf(1)))]).toEqual([more, code])
    }
    await bench.say({ withdrawal: view, frozen: OWNER })
    expect(await refusalOf(signer.replace(bench.raiseOf(1)))).toBe('done')
  })

  it('counts once for what may leave, and its own cost against the limit of gas, across a restart', async () => {
    // From 30 to 40 gwei for 120,000 units of gas: 0.0012.
    const limits = { SIGNER_HOUR_LIMIT: '190', SIGNER_GAS_HOUR_LIMIT: '0.002' }
    let { signer } = await bench.openSigner(limits)
    let view = await signed(signer, 1)
    const { transaction } = await signer.replace(bench.raiseOf(1))
    view = await bench.sign(view, view.nonce, transaction)
    expect(signer.status()).toMatchObject({ hour: { used: '95.000000' }, raised: { used: '0.001200000000000000' } })
    ;({ signer } = await bench.openSigner(limits))
    await signed(signer, 2)
    const more = { maxFeePerGas: gwei(50n), maxPriorityFeePerGas: gwei(3n) }
    expect(await refusalOf(signer.replace(bench.raiseOf(1, more)))).toBe('gas_limit')
    bench.clock.advance(HOUR_MS)
    await bench.say({})
    expect(await refusalOf(signer.replace(bench.raiseOf(1, more)))).toBe('done')
  })

  it('may be what stands in the place of a payment that was refused', async () => {
    const { signer } = await bench.openSigner()
    const view = await bench.approve(1)
    const { nonce } = await signer.prepare(bench.askOf(view))
    await bench.say({ withdrawal: { ...view, state: 'refused' } })
    expect(await refusalOf(signer.replace(bench.raiseOf(1)))).toBe('not_signed')
    const fees = { maxFeePerGas: gwei(9n), maxPriorityFeePerGas: '1' }
    const ask = () => ({ withdrawal: 1, sequence: bench.log.head.sequence, ...fees })
    const first = await signer.discard(ask())
    const raised = await signer.replace(bench.raiseOf(1))
    const again = await bench.openSigner()
    const { raw, transaction } = await again.signer.discard(ask())
    expect([raised.nonce, transaction, transaction === first.transaction]).toEqual([nonce, raised.transaction, false])
    const parsed = parseTransaction(raw as Hex)
    expect([parsed.to?.toLowerCase(), parsed.value ?? 0n, parsed.maxFeePerGas]).toEqual([
      again.signer.status().hotWallet,
      0n,
      40n * GWEI,
    ])
  })

  it('opens no ledger in which a further line is another payment, and breaks on a version that it never made', async () => {
    const { signer } = await bench.openSigner()
    const view = await signed(signer, 1)
    const sound = await readFile(bench.ledger, 'utf8')
    const { transaction } = await signer.replace(bench.raiseOf(1))
    await bench.sign(view, view.nonce, transaction)
    await bench.closeSigner()
    // The first line alone: the log speaks of a version that this ledger does not know.
    await writeFile(bench.ledger, sound)
    const again = await bench.openSigner()
    expect(await refusalOf(again.signer.replace(bench.raiseOf(1)))).toBe('log_broken')
  })

  it('takes neither receiver nor amount on its socket', async () => {
    const { signer } = await bench.openSigner()
    await signed(signer, 1)
    const token = (await readFile(`${bench.folder}/keys/signer.token`, 'utf8')).trim()
    const ask = bench.raiseOf(1)
    for (const more of [{ destination: PAYEE }, { amount: '1' }, { nonce: 3 }, { maxPriorityFeePerGas: '0' }])
      expect(await bench.ask(token, 'replace', { ...ask, ...more })).toMatchObject({ code: 'bad_request' })
    expect(await bench.ask(token, 'replace', ask)).toMatchObject({ ok: true, data: { nonce: 0 } })
  })
})
