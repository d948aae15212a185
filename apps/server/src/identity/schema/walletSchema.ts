import type { Millis } from '../../database/columns.ts'

/** One wallet per account and one account per wallet. */
export interface WalletsTable {
  user_id: string
  /** Lower-case "0x…". */
  address: string
  linked_at: Millis
}

/** A message that a wallet may sign, good once. The text follows from the row and the nonce, which only its asker has. */
export interface WalletMessagesTable {
  nonce_hash: string
  purpose: 'login' | 'link'
  /** The user who links a wallet; null at login, where the user is not known yet. */
  user_id: string | null
  /** Lower-case "0x…". */
  address: string
  /** Scheme and host it was asked at, and has to come back to. */
  origin: string
  issued_at: Millis
  expires_at: Millis
}

export interface WalletTables {
  wallets: WalletsTable
  wallet_messages: WalletMessagesTable
}
