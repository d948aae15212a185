import { Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import Megaphone from 'lucide-react/icons/megaphone'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useNotices } from '../../../shared/notices/useNotices.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'

const SHOWN = 2

/** The latest announcements in one line, whose place is kept until they are there; hides itself when there are none or they cannot be loaded. */
export function NoticeStrip() {
  const t = useTexts(homeTexts)
  const formats = useFormats()
  const { data, isPending } = useNotices({})
  const latest = data?.list.slice(0, SHOWN) ?? []
  if (isPending) return <div className="h-[41px] border-b border-line bg-surface-1" />
  if (latest.length === 0) return null
  return (
    <section aria-label={t('notices.title')} className="border-b border-line bg-surface-1">
      <div className="band flex h-10  items-center gap-8 text-13 slim:gap-4">
        <Megaphone size={15} strokeWidth={1.75} aria-hidden="true" className="-me-5 shrink-0 slim:-me-2 text-brand" />
        {latest.map((notice, index) => (
          <AppLink
            key={notice.id}
            to="/notice"
            search={{ id: String(notice.id) }}
            className={clsx(
              'flex min-w-0 items-baseline gap-2 rounded-control text-ink-2 hover:text-ink-1',
              index > 0 && 'slim:hidden',
            )}
          >
            <span className="truncate">{notice.title}</span>
            <Num className="shrink-0 text-12 text-ink-3">{formats.date(notice.time)}</Num>
          </AppLink>
        ))}
        <AppLink to="/notice" className="ms-auto shrink-0 rounded-control text-accent hover:underline">
          {t('notices.all')}
        </AppLink>
      </div>
    </section>
  )
}
