import { MESSAGE_KINDS, MESSAGE_TOPICS, type MessageKind, type MessageTopic } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** By which ways beside the inbox a customer is told. */
export interface Ways {
  readonly email: boolean
  readonly sms: boolean
}

/** A topic as it stands for one customer. */
export interface TopicSetting extends Ways {
  readonly topic: MessageTopic
  readonly fixed: boolean
}

function settingOf(topic: MessageTopic, chosen: Ways | undefined): TopicSetting {
  const { fixed, email, sms } = MESSAGE_TOPICS[topic]
  const ways = fixed || !chosen ? { email, sms } : { email: chosen.email, sms: chosen.sms }
  return { topic, fixed, ...ways }
}

/** Every topic, in the order in which they are shown. */
export async function topicSettings(database: Kysely<Database>, userId: string): Promise<readonly TopicSetting[]> {
  const rows = await database.selectFrom('message_settings').selectAll().where('user_id', '=', userId).execute()
  const topics = Object.keys(MESSAGE_TOPICS) as MessageTopic[]
  return topics.map((topic) =>
    settingOf(
      topic,
      rows.find((row) => row.topic === topic),
    ),
  )
}

export async function waysOf(database: Kysely<Database>, userId: string, kind: MessageKind): Promise<Ways> {
  const { topic } = MESSAGE_KINDS[kind]
  const chosen = await database
    .selectFrom('message_settings')
    .select(['email', 'sms'])
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return settingOf(topic, chosen)
}

export async function saveTopicSetting(
  database: Kysely<Database>,
  userId: string,
  topic: MessageTopic,
  change: Partial<Ways>,
): Promise<TopicSetting> {
  const before = (await topicSettings(database, userId)).find((setting) => setting.topic === topic)
  const { email, sms } = { ...settingOf(topic, before), ...change }
  await database
    .insertInto('message_settings')
    .values({ user_id: userId, topic, email, sms })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(change))
    .execute()
  return settingOf(topic, { email, sms })
}
