import { useQuery } from '@tanstack/react-query'
import { useSearchField, useSetSearch } from '@touchstone/frame'
import { Empty } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { outboxTexts } from './texts.ts'

const t = textsOf(outboxTexts)
const EVERY_MS = 5_000

export function OutboxScreen() {
  const to = useSearchField('to')
  const setSearch = useSetSearch()
  const query = useQuery(liveQuery('getOutbox', { to }, EVERY_MS))
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="w-96 max-w-full">
        <SearchField label={t('to')} hint={t('toHint')} value={to} onSearch={(next) => setSearch({ to: next })} />
      </div>
      <Part title={t('caption')}>
        <Loaded query={query}>
          {(messages) =>
            messages.length === 0 ? (
              <Empty text={t(to === '' ? 'emptyAll' : 'empty')} />
            ) : (
              <ul>
                {messages.map((message) => (
                  <li
                    key={`${message.time} ${message.to} ${message.subject}`}
                    className="flex flex-col gap-1 border-t border-line/60 px-4 py-3 text-13 first:border-t-0"
                  >
                    <span className="flex justify-between gap-4">
                      <span className="font-medium">{message.subject}</span>
                      <span className="num text-12 text-ink-3">{moment(message.time)}</span>
                    </span>
                    <span className="text-12 text-ink-3">{message.to}</span>
                    <p className="whitespace-pre-wrap text-ink-2">{message.text}</p>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Part>
    </Page>
  )
}
