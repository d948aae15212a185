import { pbkdf2Sync } from 'node:crypto'
import {
  COIN_GAS,
  type SignedSweep,
  type SignedTopUp,
  type SignerAsk,
  SWEEP_GAS,
  type SweepStatus,
} from '@touchstone/protocol/signer'
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'
import { SignerRefused } from '../signerClient.ts'

const WORDS = 'test test test test test test test test test test test junk'
const CHAIN = { type: 'eip1559', chainId: 31_337 } as const
/** Worked out once, by the rule of BIP-39. */
const ROOT = HDKey.fromMasterSeed(pbkdf2Sync(WORDS, 'mnemonic', 2_048, 64, 'sha512'))

export function sandboxAccount(path: `m/44'/60'/${string}`): HDAccount {
  return hdKeyToAccount(ROOT, { path })
}

export function depositAddress(index: number): string {
  return sandboxAccount(`m/44'/60'/0'/0/${index}`).address.toLowerCase()
}

/** Signs sweeps as the signer does: one for a nonce of an address, with its top-up, the same bytes for ever. */
export class FakeSweeper {
  readonly gas = sandboxAccount("m/44'/60'/2'/0/0")
  readonly made: SignedSweep[] = []
  refuse: SignerRefused['code'] | '' = ''
  now = 0
  readonly #contract: string
  readonly #hot: Hex

  constructor(contract: string, hot: Hex) {
    this.#contract = contract
    this.#hot = hot
  }

  get topUps(): readonly SignedTopUp[] {
    return this.made.flatMap(({ topUp }) => (topUp ? [topUp] : []))
  }

  status(): SweepStatus {
    return {
      gasWallet: this.gas.address.toLowerCase(),
      count: this.made.length,
      nextNonce: this.topUps.length,
      hour: { used: '0', most: '1' },
      latest: [...this.made].reverse(),
    }
  }

  topUp({ nonce }: SignerAsk<'topUp'>): SignedTopUp {
    const topUp = this.topUps[nonce]
    if (!topUp) throw new SignerRefused('unknown_top_up')
    return topUp
  }

  async sweep(ask: SignerAsk<'sweep'>): Promise<SignedSweep> {
    const { index, nonce, amount } = ask
    const before = this.made.find((sweep) => sweep.index === index && sweep.nonce === nonce)
    if (before) return before
    if (this.refuse !== '') throw new SignerRefused(this.refuse)
    const account = sandboxAccount(`m/44'/60'/0'/0/${index}`)
    const maxFeePerGas = BigInt(ask.maxFeePerGas)
    const fees = { maxFeePerGas, maxPriorityFeePerGas: BigInt(ask.maxPriorityFeePerGas) }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [this.#hot, BigInt(amount)] })
    const to = this.#contract as Hex
    const raw = await account.signTransaction({ ...CHAIN, nonce, to, data, gas: SWEEP_GAS, ...fees })
    const gas = SWEEP_GAS * maxFeePerGas
    const sweep: SignedSweep = {
      index,
      nonce,
      amount,
      address: account.address.toLowerCase(),
      transaction: keccak256(raw),
      raw,
      gas: String(gas),
      topUp: await this.#topUp(account.address, gas - BigInt(ask.coins), BigInt(ask.topUpFeePerGas)),
      signedAt: this.now,
      previous: this.made.findLast((other) => other.index === index) ?? null,
    }
    this.made.push(sweep)
    return sweep
  }

  async #topUp(to: Hex, value: bigint, maxFeePerGas: bigint): Promise<SignedTopUp | null> {
    if (value <= 0n) return null
    const nonce = this.topUps.length
    const raw = await this.gas.signTransaction({ ...CHAIN, nonce, to, value, gas: COIN_GAS, maxFeePerGas })
    return { nonce, amount: String(value), transaction: keccak256(raw), raw }
  }
}
