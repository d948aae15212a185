import { Button, Empty, PAGE_SIZE, Panel, Skeleton, TEXT_LINK, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { inboxTexts } from '../../shared/messages/inboxTexts.ts'
import { MessageRows } from '../../shared/messages/MessageRows.tsx'
import { useInbox, useMarkRead } from '../../shared/messages/useInbox.ts'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'

/** Everything the account was told, newest first: a tab of the notices. */
export function MessagesPanel() {
  const t = useTexts(inboxTexts)
  const [wanted, setPage] = useState(1)
  const answer = useInbox(wanted, PAGE_SIZE)
  const markRead = useMarkRead()
  const { unread = 0 } = answer.data ?? {}
  return (
    <Panel>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-5 text-12">
        <span className="text-ink-3" role="status">
          {answer.data && t('unread', { count: unread })}
        </span>
        <span className="flex items-center gap-4">
          <AppLink to="/setting" search={{ tab: 'messages' }} className={TEXT_LINK}>
            {t('settings')}
          </AppLink>
          {unread > 0 && (
            <Button size="small" tone="secondary" onClick={() => markRead('all')}>
              {t('readAll')}
            </Button>
          )}
        </span>
      </div>
      <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="m-5 h-40" />}>
        {({ list, total }) => (
          <>
            {total === 0 && <Empty text={t('empty')} />}
            <MessageRows list={list} />
            {total > PAGE_SIZE && <Pager page={validPage(wanted, total)} total={total} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
