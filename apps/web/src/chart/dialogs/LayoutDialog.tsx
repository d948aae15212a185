import { Button, Dialog, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { forgetSetup, LONGEST_NAME, MOST_SAVED, type NamedSetup, openSetup, saveSetup } from '../setup/setupStore.ts'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { chartTexts } from '../words/texts.ts'

export interface LayoutDialogProps {
  readonly storageKey: string
  readonly saved: readonly NamedSetup[]
  readonly onClose: () => void
}

/** Layouts by name, kept in this browser. */
export function LayoutDialog({ storageKey, saved, onClose }: LayoutDialogProps) {
  const t = useTexts(chartTexts)
  const [name, setName] = useState('')
  const known = saved.some((entry) => entry.name === name.trim())
  const full = saved.length >= MOST_SAVED && !known
  return (
    <Dialog open title={t('layouts.title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-13">{t('layouts.intro')}</p>
      <form
        className="flex items-end gap-3 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (saveSetup(storageKey, name)) setName('')
        }}
      >
        <div className="flex-1">
          <TextField
            label={t('layouts.name')}
            value={name}
            maxLength={LONGEST_NAME}
            onValueChange={setName}
            error={full ? t('layouts.full', { count: MOST_SAVED }) : undefined}
          />
        </div>
        <Button type="submit" className="!h-11" aria-disabled={full || name.trim() === '' || undefined}>
          {t(known ? 'layouts.replace' : 'layouts.save')}
        </Button>
      </form>
      {saved.length === 0 && <p className="text-13 text-ink-3">{t('layouts.none')}</p>}
      <ul className="max-h-64 overflow-y-auto">
        {saved.map((entry) => (
          <li key={entry.name} className="flex h-10 items-center gap-2 border-t border-line">
            <span className="min-w-0 flex-1 truncate text-13 text-ink-1">{entry.name}</span>
            <span className="num text-12 text-ink-3">
              {entry.setup.period} · {t(`type.${entry.setup.type}`)}
            </span>
            <Button
              tone="secondary"
              size="small"
              aria-label={t('layouts.open', { name: entry.name })}
              onClick={() => {
                openSetup(storageKey, entry.name)
                onClose()
              }}
            >
              {t('layouts.opened')}
            </Button>
            <ToolButton
              icon="bin"
              label={t('layouts.remove', { name: entry.name })}
              onClick={() => forgetSetup(storageKey, entry.name)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
