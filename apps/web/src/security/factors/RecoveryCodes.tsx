import { Button, Check, CopyButton, Dialog, saveFile } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { factorTexts } from './texts.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shown once, right after they were made; it closes when the person says they are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTexts(factorTexts)
  const [kept, setKept] = useState(false)
  const text = codes.join('\n')
  return (
    <Dialog
      open
      insistent
      title={t('recovery.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button onClick={onClose} blockedBecause={kept ? undefined : t('recovery.keptFirst')}>
          {t('recovery.done')}
        </Button>
      }
    >
      <p>{t('recovery.lead')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-panel border border-line bg-surface-2 p-4">
        {codes.map((code) => (
          <li key={code} dir="ltr" className="num text-center font-mono text-14 text-ink-1">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-2">
        <CopyButton text={text} label={t('recovery.copy')} copiedLabel={t('recovery.copied')} />
        <Button tone="ghost" size="small" onClick={() => saveFile(t('recovery.file'), [`${text}\n`], 'text/plain')}>
          {t('recovery.save')}
        </Button>
      </div>
      <div className="mt-4">
        <Check checked={kept} onCheckedChange={setKept}>
          {t('recovery.kept')}
        </Check>
      </div>
    </Dialog>
  )
}
