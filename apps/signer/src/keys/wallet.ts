import { mnemonicToSeedSync } from '@scure/bip39'
import { type LocalAccount, toHex } from 'viem'
import { HDKey, hdKeyToAccount, privateKeyToAccount } from 'viem/accounts'
import { SettingsProblem } from '../words/settingsProblem.ts'

/**
 * The keys of the wallet. Deposit addresses hang below an account of their own, whose public half the server holds: with
 * that and one private key below it the others could be worked out, so the hot wallet is below another account.
 */
export interface Wallet {
  /** Pays withdrawals. */
  readonly hot: LocalAccount
  /** Pays the network's fees for moving deposits: its nonces are not those of payments. */
  readonly gas: LocalAccount
  /** Of the deposit address with this number. */
  deposit(index: number): LocalAccount
  /** Extended public key of m/44'/60'/0'. */
  readonly depositKey: string
}

const DEPOSITS = "m/44'/60'/0'"
const HOT = "m/44'/60'/1'/0/0"
const GAS = "m/44'/60'/2'/0/0"
/** The branch of an account on which addresses are handed out (BIP-44). */
const RECEIVING = 0

/** Throws SettingsProblem when the words are no seed. */
export function openWallet(words: string): Wallet {
  try {
    // Once for all three accounts: what makes words slow to guess makes them slow to read, too.
    const root = HDKey.fromMasterSeed(mnemonicToSeedSync(words))
    const deposits = root.derive(DEPOSITS)
    const branch = deposits.deriveChild(RECEIVING)
    return {
      hot: hdKeyToAccount(root, { path: HOT }),
      gas: hdKeyToAccount(root, { path: GAS }),
      deposit: (index) => {
        const { privateKey } = branch.deriveChild(index)
        if (!privateKey) throw new Error('the seed has no private key for this address')
        return privateKeyToAccount(toHex(privateKey))
      },
      depositKey: deposits.publicExtendedKey,
    }
  } catch {
    throw new SettingsProblem('the seed is no list of BIP-39 words, or a word of it is wrong')
  }
}
