import { Menu } from '@touchstone/ui'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { LATEST, useInbox, useNewestMessage } from '../../../shared/messages/useInbox.ts'
import { shellTexts } from '../texts.ts'

const LatestMessages = onDemand(
  async () => (await import('../../../shared/messages/LatestMessages.tsx')).LatestMessages,
)
const MessageToast = onDemand(async () => (await import('../../../shared/messages/MessageToast.tsx')).MessageToast)

/** More than that says nothing more. */
const MOST_COUNTED = 99

/** The messages of somebody who is signed in: how many are unread, the newest, and a word when one arrives. */
export function MessagesBell() {
  const t = useTexts(shellTexts)
  const [wanted, setWanted] = useState(false)
  const unread = useInbox(1, LATEST).data?.unread ?? 0
  const newest = useNewestMessage()
  return (
    <>
      <Menu
        label={t('messages', { count: unread })}
        chevron={false}
        className="relative size-9 justify-center px-0"
        onOpen={() => setWanted(true)}
        button={
          <>
            <Bell size={18} strokeWidth={1.75} aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="num absolute end-0 top-0 min-w-4 rounded-full bg-accent px-1 text-center text-[10px] leading-4 font-semibold text-on-accent"
              >
                {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
              </span>
            )}
          </>
        }
      >
        {wanted && <LatestMessages />}
      </Menu>
      {newest && <MessageToast key={newest.id} message={newest} />}
    </>
  )
}
