import type { OwnerId, RecordKind } from '@touchstone/protocol'
import { createEnvelopes } from '../crypto/envelope.ts'
import { drawKey } from '../crypto/keyFiles.ts'
import { sendAnswerMails } from './answerMails.ts'
import { createCustomerDesk } from './customerDesk.ts'
import { createOperatorDesk, type OperatorDesk } from './operatorDesk.ts'
import type { SupportParts } from './parts.ts'
import { createPresence, type Presence } from './presence.ts'
import { createReadyAnswers, type ReadyAnswers } from './readyAnswers.ts'
import { deleteOldConversations } from './retention.ts'
import { createSealedWords, type SealedWords } from './sealedWords.ts'
import { supportCalls } from './supportCalls.ts'
import { createSupportNews, type SupportNews } from './supportNews.ts'
import { createWorkingHours, type WorkingHours } from './workingHours.ts'

export interface SupportOptions extends Omit<SupportParts, 'words' | 'news'> {
  /** The key of the files: that of the words is drawn from it. */
  readonly key: Buffer
  /** A customer's records of the real world have changed outside the log. */
  readonly recordsChanged: (owner: OwnerId, kind: RecordKind) => void
  readonly onProblem: (error: unknown) => void
}

/** Conversations of customers with support, from both sides. */
export interface Support {
  readonly handlers: ReturnType<typeof supportCalls>
  readonly operators: OperatorDesk
  readonly words: SealedWords
  readonly news: SupportNews
  readonly presence: Presence
  readonly hours: WorkingHours
  readonly answers: ReadyAnswers
  /** Sends the mails that are due and deletes what is kept no longer; also runs by itself. */
  work(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const WORK_EVERY_MS = 30_000

export function createSupport({ key, recordsChanged, onProblem, ...options }: SupportOptions): Support {
  const { database, clock, people } = options
  const tell = async (userId: string) => {
    const owner = await people.ownerOf(userId, 'real')
    if (owner !== null) recordsChanged(owner, 'ticket')
  }
  const news = createSupportNews((userId) => void tell(userId).catch(onProblem))
  const words = createSealedWords(createEnvelopes(drawKey(key, 'support words')), drawKey(key, 'support requests'))
  const parts: SupportParts = { ...options, words, news }
  const presence = createPresence(database, clock)
  const hours = createWorkingHours(database, clock)
  const work = async () => {
    await sendAnswerMails(parts)
    await deleteOldConversations(parts)
  }
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  return {
    handlers: supportCalls({ ...parts, customers: createCustomerDesk(parts), presence, hours }),
    operators: createOperatorDesk(parts),
    words,
    news,
    presence,
    hours,
    answers: createReadyAnswers(database, clock),
    work,
    start: () => {
      timer = setInterval(() => {
        running = running.then(work).catch(onProblem)
      }, WORK_EVERY_MS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      news.stop()
      await running
    },
  }
}
