import type { CallData } from '@touchstone/protocol'
import { Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { booksTexts } from './texts.ts'

/** The kinds of the last entries of the log, newest first. */
export function LastEntries({ entries }: Pick<CallData<'getBooks'>, 'entries'>) {
  const t = useTexts(booksTexts)
  const formats = useFormats()
  if (entries.length === 0) return <p className="text-13 text-ink-2">{t('entries.none')}</p>
  return (
    <ol className="text-12">
      {entries.map(({ sequence, time, type }) => (
        <li
          key={sequence}
          className="grid grid-cols-[88px_1fr_64px] gap-2 border-t border-line/60 py-1.5 first:border-t-0"
        >
          <Num className="text-ink-3">{formats.count(sequence)}</Num>
          <span className="truncate font-mono" dir="ltr">
            {type}
          </span>
          <Num className="text-end text-ink-3">{formats.time(time)}</Num>
        </li>
      ))}
    </ol>
  )
}
