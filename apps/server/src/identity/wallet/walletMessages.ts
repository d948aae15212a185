import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'
import type { WalletMessagesTable } from '../schema/walletSchema.ts'

export type MessagePurpose = WalletMessagesTable['purpose']

/** The purpose of a message; one that differs in anything is another message. */
export interface MessageTarget {
  readonly purpose: MessagePurpose
  /** The user who links a wallet; null at login. */
  readonly userId: string | null
  /** Any case. */
  readonly address: string
  readonly origin: string
}

export interface IssuedMessage {
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Messages waiting for a signature, known by the hash of their nonce. Each is good once. */
export interface WalletMessages {
  issue(target: MessageTarget): Promise<IssuedMessage>
  /** A message for exactly this that is still good. */
  find(target: MessageTarget, nonce: string): Promise<IssuedMessage | undefined>
  /** Uses it up; false when somebody was first. */
  use(nonce: string): Promise<boolean>
  sweep(): Promise<void>
}

/** How long a message waits for its signature. */
const MESSAGE_MS = 5 * 60_000
const NONCE_BYTES = 24

export function createWalletMessages(database: Kysely<Database>, clock: Clock): WalletMessages {
  const isFor = (row: Selectable<WalletMessagesTable>, { purpose, userId, address, origin }: MessageTarget) =>
    row.purpose === purpose && row.user_id === userId && row.address === address.toLowerCase() && row.origin === origin

  return {
    issue: async ({ purpose, userId, address, origin }) => {
      const nonce = randomBytes(NONCE_BYTES).toString('hex')
      const issuedAt = clock.now()
      const expiresAt = issuedAt + MESSAGE_MS
      await database
        .insertInto('wallet_messages')
        .values({
          nonce_hash: hashSecret(nonce),
          purpose,
          user_id: userId,
          address: address.toLowerCase(),
          origin,
          issued_at: issuedAt,
          expires_at: expiresAt,
        })
        .execute()
      return { nonce, issuedAt, expiresAt }
    },
    find: async (target, nonce) => {
      const row = await database
        .selectFrom('wallet_messages')
        .selectAll()
        .where('nonce_hash', '=', hashSecret(nonce))
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      if (!row || !isFor(row, target)) return undefined
      return { nonce, issuedAt: Number(row.issued_at), expiresAt: Number(row.expires_at) }
    },
    use: async (nonce) => {
      const { numDeletedRows } = await database
        .deleteFrom('wallet_messages')
        .where('nonce_hash', '=', hashSecret(nonce))
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    sweep: async () => {
      await database.deleteFrom('wallet_messages').where('expires_at', '<=', BigInt(clock.now())).execute()
    },
  }
}
