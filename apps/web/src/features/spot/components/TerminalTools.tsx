import { clsx } from 'clsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useTerminalLayout } from '../terminalLayout.ts'
import { spotTexts } from '../texts.ts'
import { LayoutMenu } from './LayoutMenu.tsx'

/** At the end of the header: keyboard and arrangement. */
export function TerminalTools({ onHelp }: { readonly onHelp: () => void }) {
  const t = useTexts(spotTexts)
  const active = useTerminalLayout((layout) => layout.keysActive)
  return (
    <>
      <button
        type="button"
        onClick={onHelp}
        aria-keyshortcuts="?"
        title={t('header.keysHelp')}
        className={clsx(
          'h-7 rounded-control border px-2 text-12 hover:bg-surface-3',
          active ? 'border-accent text-accent' : 'border-line text-ink-3',
        )}
      >
        {active ? t('header.keysOn') : t('header.keysOff')}
      </button>
      <LayoutMenu />
    </>
  )
}
