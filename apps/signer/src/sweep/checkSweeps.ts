import type { Hex } from 'viem'
import type { Wallet } from '../keys/wallet.ts'
import { NO_TOP_UP, type SweepRow } from '../ledger/sweepRow.ts'
import type { Settings } from '../settings/settings.ts'
import { isCoins } from '../transactions/coins.ts'
import { isTransfer } from '../transactions/transfer.ts'
import { SettingsProblem } from '../words/settingsProblem.ts'

/** Each line holds the very sweep and top-up it speaks of, made by this seed. Throws SettingsProblem for another seed's ledger. */
export async function checkSweeps(
  rows: readonly SweepRow[],
  wallet: Wallet,
  { chainId, contract }: Pick<Settings, 'chainId' | 'contract'>,
): Promise<void> {
  const hot = wallet.hot.address.toLowerCase() as Hex
  for (const row of rows) {
    const { index, nonce, raw, topUpNonce, topUpRaw } = row
    const { address } = wallet.deposit(index)
    const own = address.toLowerCase() as Hex
    const transfer = { chainId, contract, to: hot, amount: BigInt(row.amount), nonce }
    const coins = { chainId, to: own, value: BigInt(row.topUpAmount), nonce: topUpNonce }
    const isSweep = row.address === own && (await isTransfer(raw as Hex, own, transfer))
    const isPaid = topUpNonce === NO_TOP_UP || (await isCoins(topUpRaw as Hex, wallet.gas.address, coins))
    if (!isSweep || !isPaid)
      throw new SettingsProblem(
        `the ledger moves deposits of address ${index} otherwise than seed, chain and token say`,
      )
  }
}
