import { useTexts } from '../../../shared/i18n/texts.ts'
import { shellTexts } from '../texts.ts'
import { useNotice } from './useNotice.ts'

/** Says on every page that the money or the prices are not real; absent where they are. */
export function NoticeBar() {
  const t = useTexts(shellTexts)
  const notice = useNotice()
  if (!notice) return null
  return (
    <aside
      aria-label={t('sandbox.label')}
      className="no-print flex min-h-7 shrink-0 items-center justify-center gap-2 max-[1279px]:justify-start max-[1279px]:px-4 slim:px-3 slim:py-1 bg-notice text-12 text-on-notice"
    >
      {notice.label !== '' && (
        <span className="rounded-[3px] border border-on-notice/60 px-1.5 text-11 font-semibold">{notice.label}</span>
      )}
      {notice.text}
    </aside>
  )
}
