import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { InlineAlert, Panel, Skeleton, Switch } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { settingTexts } from './texts.ts'

type Settings = CallData<'getMessageSettings'>
type Topic = Settings['list'][number]
type Way = keyof Settings['ways']
const WAYS: readonly Way[] = ['email', 'sms']

/** `/setting?tab=messages`: how this account is told of what, beside the inbox. */
export function MessagesTab() {
  const t = useTexts(settingTexts)
  const demo = useSession((session) => session.demo)
  const answer = useQuery(callQuery('getMessageSettings', {}, { refusal: 'here' }))
  return (
    <>
      <p className="max-w-3xl text-13 text-ink-3">{t('messages.lead')}</p>
      {demo && <InlineAlert tone="info">{t('messages.demo')}</InlineAlert>}
      <Panel className="max-w-3xl overflow-hidden">
        <Loaded answer={answer} lead={t('messages.failed')} waiting={<Skeleton className="m-5 h-96" />}>
          {(settings) => <Topics settings={settings} closed={demo} />}
        </Loaded>
      </Panel>
    </>
  )
}

function Topics({ settings: { ways, list }, closed }: { readonly settings: Settings; readonly closed: boolean }) {
  const t = useTexts(settingTexts)
  const queries = useQueryClient()
  const save = async (topic: Topic['topic'], way: Way, on: boolean) => {
    const saved = await api().call('saveMessageSetting', { topic, way, on: on ? '1' : '0' })
    queries.setQueriesData<Settings>({ queryKey: ['getMessageSettings'] }, (held) => {
      return held && { ...held, list: held.list.map((row) => (row.topic === topic ? saved : row)) }
    })
  }
  const offered = WAYS.filter((way) => ways[way])
  return (
    <ul>
      {list.map((row) => (
        <li
          key={row.topic}
          className="flex items-center justify-between gap-8 border-t border-line/60 px-5 py-4 first:border-t-0"
        >
          <div>
            <h2 className="text-14 font-medium text-ink-1">{t(`messages.topics.${row.topic}.name`)}</h2>
            <p className="mt-0.5 text-12 text-ink-3">{t(`messages.topics.${row.topic}.text`)}</p>
            {row.fixed && <p className="mt-0.5 text-12 text-ink-2">{t('messages.fixed')}</p>}
          </div>
          <fieldset aria-label={t(`messages.topics.${row.topic}.name`)} className="flex shrink-0 gap-6">
            {row.fixed || closed ? (
              <span className="text-12 text-ink-3">
                {offered
                  .filter((way) => row[way])
                  .map((way) => t(`messages.ways.${way}`))
                  .join(' · ') || t('messages.inboxOnly')}
              </span>
            ) : (
              offered.map((way) => (
                <Switch
                  key={way}
                  checked={row[way]}
                  onCheckedChange={(on) => void save(row.topic, way, on).catch(() => undefined)}
                >
                  {t(`messages.ways.${way}`)}
                </Switch>
              ))
            )}
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
