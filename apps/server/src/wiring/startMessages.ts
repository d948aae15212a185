import { systemClock } from '../clock/clock.ts'
import { countUnread, messageRow, type Whose } from '../messages/inbox.ts'
import { messageCalls } from '../messages/messageCalls.ts'
import { createMessageChanges, type MessageChanges } from '../messages/messageChanges.ts'
import { loggedMessageTeller } from '../products/loggedMessageTeller.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

export interface StartedMessages {
  readonly handlers: ReturnType<typeof messageCalls>
  readonly changes: MessageChanges
  /** Begins to tell customers what follows from the logs. */
  start(): void
}

/** The inbox with its calls, its channel, and what fills it from the logs. */
export function startMessages(
  { database, worlds, logger, closing }: Foundation,
  { database: tables }: Pick<Past, 'database'>,
  { identity, mail, messages, contactsOf }: People,
): StartedMessages {
  const kysely = database.kysely
  const changes = createMessageChanges()
  const problem = (event: string, error: unknown, message: string) => logger.warn({ event, err: error }, message)
  const tellPages = async ({ userId, world }: Whose, list: Parameters<MessageChanges['tell']>[2]['list']) => {
    const owner = await identity.people.ownerOf(userId, world)
    if (owner !== null) changes.tell(world, owner, { unread: await countUnread(kysely, { userId, world }), list })
  }
  const noted = (whose: Whose, list: Parameters<typeof tellPages>[1]) => {
    tellPages(whose, list).catch((error: unknown) => problem('messages_not_live', error, 'open pages were not told'))
  }
  messages.follow((message, language) =>
    noted({ userId: message.user_id, world: message.world }, [messageRow(message, language)]),
  )
  const teller = loggedMessageTeller({
    database: kysely,
    tables,
    worlds: perWorld((name) => worlds[name].world),
    people: identity.people,
    now: () => systemClock.now(),
    problem,
  })
  return {
    handlers: messageCalls({
      database: kysely,
      clock: systemClock,
      mail,
      contactsOf,
      onRead: ({ userId, world }) => noted({ userId, world }, []),
    }),
    changes,
    start: () => {
      teller.start()
      closing.add(teller.name, () => teller.stop())
    },
  }
}
