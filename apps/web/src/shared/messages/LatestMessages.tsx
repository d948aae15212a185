import { Empty, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { Loaded } from '../loading/Loaded.tsx'
import { AppLink } from '../routing/AppLink.tsx'
import { inboxTexts } from './inboxTexts.ts'
import { MessageRows } from './MessageRows.tsx'
import { LATEST, useInbox, useMarkRead } from './useInbox.ts'

/** The newest messages under the bell. */
export function LatestMessages() {
  const t = useTexts(inboxTexts)
  const answer = useInbox(1, LATEST)
  const markRead = useMarkRead()
  const unread = answer.data?.unread ?? 0
  return (
    <div className="w-[26rem]">
      <div className="flex items-center justify-between px-3 pt-1 pb-2 text-12">
        <span className="text-ink-3">{t('unread', { count: unread })}</span>
        {unread > 0 && (
          <button type="button" className={TEXT_LINK} onClick={() => markRead('all')}>
            {t('readAll')}
          </button>
        )}
      </div>
      <div className="max-h-[60vh] overflow-y-auto border-y border-line">
        <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="m-3 h-24" />}>
          {({ list }) => (list.length === 0 ? <Empty text={t('empty')} /> : <MessageRows list={list} dense />)}
        </Loaded>
      </div>
      <div className="flex justify-between px-3 pt-2 pb-1 text-12">
        <AppLink to="/notice" search={{ tab: 'messages' }} className={TEXT_LINK}>
          {t('all')}
        </AppLink>
        <AppLink to="/setting" search={{ tab: 'messages' }} className={TEXT_LINK}>
          {t('settings')}
        </AppLink>
      </div>
    </div>
  )
}
