import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { SettingsProblem } from '../settingsProblem.ts'

/**
 * The keys of the wallet. Deposit addresses hang below an account of their own, whose public half the server holds: whoever
 * has that and one private key below it could work out the others, so the hot wallet is below another account.
 */
export interface Wallet {
  /** Pays withdrawals. */
  readonly hot: HDAccount
  /** Extended public key of m/44'/60'/0'. */
  readonly depositKey: string
}

const DEPOSITS = "m/44'/60'/0'"
const HOT = "m/44'/60'/1'/0/0"

/** Throws SettingsProblem when the words are no seed. */
export function openWallet(words: string): Wallet {
  try {
    const deposits = mnemonicToAccount(words, { path: DEPOSITS }).getHdKey()
    return { hot: mnemonicToAccount(words, { path: HOT }), depositKey: deposits.publicExtendedKey }
  } catch {
    throw new SettingsProblem('the seed is no list of BIP-39 words, or a word of it is wrong')
  }
}
