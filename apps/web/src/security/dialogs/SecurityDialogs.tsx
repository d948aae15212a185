import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Security } from '../acts/useSecurity.ts'
import { ConfirmAct } from '../factors/ConfirmAct.tsx'
import { PasskeyDialog } from '../factors/PasskeyDialog.tsx'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { RemoveTotpDialog } from '../factors/RemoveTotpDialog.tsx'
import { TotpDialog } from '../factors/TotpDialog.tsx'
import { factorTexts } from '../factors/texts.ts'
import { AntiPhishingDialog } from './AntiPhishingDialog.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { FreezeDialog } from './FreezeDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

/** The dialog that is open. */
export type SecurityDialog =
  | { readonly kind: 'totp' | 'removeTotp' | 'passkey' | 'recovery' }
  | { readonly kind: 'removePasskey'; readonly id: string; readonly name: string }
  | { readonly kind: 'email' | 'question' | 'antiPhishing' | 'freeze' }

export type OpenDialog = (dialog: SecurityDialog) => void

export interface SecurityDialogsProps {
  readonly security: Security
  readonly dialog: SecurityDialog | null
  readonly onDialog: (dialog: SecurityDialog | null) => void
}

/** One at a time; after a factor was added or codes were made, the codes. */
export function SecurityDialogs({ security, dialog, onDialog }: SecurityDialogsProps) {
  const t = useTexts(factorTexts)
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])
  /** Another tab may have changed the subject of the dialog: after closing, its data is loaded anew. */
  const close = () => {
    void queries.invalidateQueries({ queryKey: ['getSecurity'] })
    onDialog(null)
  }
  const changed = (made: readonly string[] = []) => {
    void queries.invalidateQueries({ queryKey: ['getAccountEvents'] })
    setCodes(made)
    close()
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
  switch (dialog?.kind) {
    case 'totp':
      return <TotpDialog onClose={close} onAdded={changed} />
    case 'removeTotp':
      return <RemoveTotpDialog onClose={close} onRemoved={changed} />
    case 'passkey':
      return <PasskeyDialog onClose={close} onAdded={changed} />
    case 'removePasskey':
      return (
        <ConfirmAct
          title={t('passkey.removeTitle', { name: dialog.name })}
          confirmLabel={t('passkey.remove')}
          onClose={close}
          act={async () => {
            await api().call('delPasskey', { id: dialog.id }, { refusal: 'here' })
            close()
          }}
        >
          <p>{t('passkey.removeText')}</p>
          <p>{t('hold')}</p>
        </ConfirmAct>
      )
    case 'recovery':
      return (
        <ConfirmAct
          title={t('recovery.renewTitle')}
          confirmLabel={t('recovery.renew')}
          onClose={close}
          act={async () => changed((await api().call('newRecoveryCodes', {}, { refusal: 'here' })).recoveryCodes)}
        >
          {t('recovery.renewText')}
        </ConfirmAct>
      )
    case 'email':
      return <EmailDialog security={security} onClose={close} />
    case 'question':
      return <QuestionDialog question={security.question} onClose={close} />
    case 'antiPhishing':
      return <AntiPhishingDialog word={security.antiPhishing} onClose={close} />
    case 'freeze':
      return <FreezeDialog onClose={close} />
    default:
      return null
  }
}
