import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret, newSecret, SECRET_SHAPE } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'
import type { PasswordHasher } from '../passwords/passwordHasher.ts'

/** 1 best childhood friend, 2 idol, 3 most longed-for place. */
export type Question = 1 | 2 | 3

export function readQuestion(text: string): Question | undefined {
  return text === '1' || text === '2' || text === '3' ? (Number(text) as Question) : undefined
}

/** An extra hurdle, never enough by itself: answers are hashed like passwords and cannot be read again. */
export interface SecurityQuestions {
  /** 0: none is set. */
  of(userId: string): Promise<Question | 0>
  hash(answer: string): Promise<string>
  set(userId: string, question: Question, answerHash: string, transaction?: Kysely<Database>): Promise<void>
  /** Does the same work where no question is set, or nobody is known (null). */
  isRight(userId: string | null, question: Question | null, answer: string): Promise<boolean>
  /** For one change within a few minutes. */
  newTicket(userId: string): Promise<string>
  isTicket(userId: string, ticket: string): Promise<boolean>
  /** Uses the ticket up: of several callers with it one gets true. */
  useTicket(userId: string, ticket: string): Promise<boolean>
  sweep(): Promise<void>
}

export interface SecurityQuestionsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly ticketMs: number
}

/** "  My Best  Friend " and "my best friend" are one answer. */
function plain(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

export function createSecurityQuestions(options: SecurityQuestionsOptions): SecurityQuestions {
  const { database, clock, hasher, ticketMs } = options
  const rowOf = (userId: string) =>
    database.selectFrom('security_questions').selectAll().where('user_id', '=', userId).executeTakeFirst()

  return {
    of: async (userId) => ((await rowOf(userId))?.question ?? 0) as Question | 0,
    hash: (answer) => hasher.hash(plain(answer)),
    set: async (userId, question, answerHash, on = database) => {
      const fresh = { question, answer_hash: answerHash, set_at: clock.now() }
      await on
        .insertInto('security_questions')
        .values({ user_id: userId, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
    },
    isRight: async (userId, question, answer) => {
      const row = userId === null ? undefined : await rowOf(userId)
      const matches = await hasher.verify(row?.answer_hash ?? null, plain(answer))
      return matches && (question === null || row?.question === question)
    },
    newTicket: async (userId) => {
      const ticket = newSecret()
      const row = { ticket_hash: hashSecret(ticket), user_id: userId, expires_at: clock.now() + ticketMs }
      await database.insertInto('question_tickets').values(row).execute()
      return ticket
    },
    isTicket: async (userId, ticket) => {
      if (!SECRET_SHAPE.test(ticket)) return false
      const row = await database
        .selectFrom('question_tickets')
        .select('user_id')
        .where('ticket_hash', '=', hashSecret(ticket))
        .where('user_id', '=', userId)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return row !== undefined
    },
    useTicket: async (userId, ticket) => {
      if (!SECRET_SHAPE.test(ticket)) return false
      const { numDeletedRows } = await database
        .deleteFrom('question_tickets')
        .where('ticket_hash', '=', hashSecret(ticket))
        .where('user_id', '=', userId)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    sweep: async () => {
      await database.deleteFrom('question_tickets').where('expires_at', '<=', BigInt(clock.now())).execute()
    },
  }
}
