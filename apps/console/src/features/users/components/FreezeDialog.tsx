import { Select, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { userTexts } from '../texts.ts'
import type { User, UserDialogProps } from '../user.ts'

const t = textsOf(userTexts)

const SCOPES = ['login', 'trade', 'withdraw'] as const
type Scope = (typeof SCOPES)[number]

function isFrozen(user: User, scope: Scope): boolean {
  if (scope === 'login') return user.loginFrozen
  return scope === 'trade' ? user.frozen : user.withdrawalsHeldUntil > Date.now()
}

/** Freezing takes one operator, lifting it two; the customer reads the reason written here. */
export function FreezeDialog({ user, onClose }: UserDialogProps) {
  const [scope, setScope] = useState<Scope>('trade')
  const [choice, setChoice] = useState<'freeze' | 'unfreeze'>()
  const [text, setText] = useState('')
  const act = useAct('setUserState')
  const freeze = (choice ?? (isFrozen(user, scope) ? 'unfreeze' : 'freeze')) === 'freeze'
  return (
    <ActDialog
      title={t('freeze.title', { uid: user.uid })}
      confirmLabel={t(freeze ? 'freeze.freeze' : 'freeze.unfreeze')}
      tone="danger"
      eyes={freeze ? 'one' : 'two'}
      act={act}
      problem={text.trim() === '' ? t('freeze.textMissing') : undefined}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({ uid: user.uid, scope, frozen: freeze, reason, text: text.trim() })) !== undefined
      }
    >
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
        <Select
          label={t('freeze.scope')}
          value={scope}
          onValueChange={(value) => {
            setScope(SCOPES.find((known) => known === value) ?? 'trade')
            setChoice(undefined)
          }}
          options={SCOPES.map((value) => ({ value, label: t(`freeze.scopes.${value}`) }))}
        />
        <Select
          label={t('freeze.act')}
          value={freeze ? 'freeze' : 'unfreeze'}
          onValueChange={(value) => setChoice(value === 'freeze' ? 'freeze' : 'unfreeze')}
          options={[
            { value: 'freeze', label: t('freeze.freeze') },
            { value: 'unfreeze', label: t('freeze.unfreeze') },
          ]}
        />
      </div>
      <p className="text-13">{freeze ? t(`freeze.effects.${scope}`) : t('freeze.lifted')}</p>
      <TextArea label={t('freeze.text')} hint={t('freeze.textHint')} value={text} onValueChange={setText} />
    </ActDialog>
  )
}
