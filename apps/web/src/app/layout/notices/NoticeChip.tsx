import { useTexts } from '../../../shared/i18n/texts.ts'
import { shellTexts } from '../texts.ts'
import { useNotice } from './useNotice.ts'

/** The notice in the status line: a trading screen needs the height that the bar over other pages takes. */
export function NoticeChip() {
  const t = useTexts(shellTexts)
  const notice = useNotice()
  if (!notice) return null
  return (
    <aside
      aria-label={t('sandbox.label')}
      className="flex h-5 min-w-0 items-center gap-1.5 rounded-[3px] bg-notice px-2 text-11 text-on-notice"
    >
      {notice.label !== '' && <strong className="font-semibold">{notice.label}</strong>}
      <span className="min-w-0 truncate">{notice.text}</span>
    </aside>
  )
}
