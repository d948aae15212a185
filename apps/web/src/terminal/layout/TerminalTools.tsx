import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import { LayoutMenu } from './LayoutMenu.tsx'
import { useTerminalLayout } from './terminalLayout.ts'

/** At the end of the header: keyboard and arrangement. */
export function TerminalTools({ onHelp, book = true }: { readonly onHelp: () => void; readonly book?: boolean }) {
  const t = useTexts(terminalTexts)
  const active = useTerminalLayout((layout) => layout.keysActive)
  return (
    <>
      <button
        type="button"
        onClick={onHelp}
        aria-keyshortcuts="?"
        title={t('tools.keysHelp')}
        className={clsx(
          'flex h-7 items-center rounded-control border px-2 text-12 hover:bg-surface-3',
          active ? 'border-accent text-accent' : 'border-line text-ink-3',
        )}
      >
        <Glyph name="keys" className="size-4 min-[1440px]:hidden" />
        <span className="max-[1439px]:sr-only">{active ? t('tools.keysOn') : t('tools.keysOff')}</span>
      </button>
      <LayoutMenu book={book} />
    </>
  )
}
