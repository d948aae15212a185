import { buttonClass, Num } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { SecurityAct } from '../acts/SecurityAct.tsx'
import { securityTexts } from '../acts/texts.ts'
import type { Security } from '../acts/useSecurity.ts'
import type { OpenDialog } from '../dialogs/SecurityDialogs.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { WalletCard } from './WalletCard.tsx'

export interface SecurityRowsProps {
  readonly security: Security
  readonly onOpen: OpenDialog
}

/** The rows of the login. */
export function LoginRows({ security, onOpen }: SecurityRowsProps) {
  const t = useTexts(securityTexts)
  const { totp, passkeys, recoveryCodes } = security
  const hasFactor = totp || passkeys.length > 0
  return (
    <>
      <SecurityRow
        title={t('rows.password.title')}
        text={t('rows.password.text')}
        action={
          <AppLink
            to="/editPassword"
            className={buttonClass('secondary', 'small')}
            aria-label={t('actOn', { act: t('change'), what: t('rows.password.title') })}
          >
            {t('change')}
          </AppLink>
        }
      />
      <SecurityRow
        title={t('rows.totp.title')}
        text={t('rows.totp.text')}
        state={{ good: totp, word: t(totp ? 'set' : 'notSet') }}
        action={
          <SecurityAct
            act={t(totp ? 'remove' : 'setUp')}
            what={t('rows.totp.title')}
            onPress={() => onOpen({ kind: totp ? 'removeTotp' : 'totp' })}
          />
        }
      />
      <SecurityRow
        title={t('rows.passkeys.title')}
        text={t('rows.passkeys.text')}
        state={{ good: passkeys.length > 0, word: passkeys.length > 0 ? t('set') : t('notSet') }}
        action={
          <SecurityAct act={t('add')} what={t('rows.passkeys.title')} onPress={() => onOpen({ kind: 'passkey' })} />
        }
      >
        {passkeys.length > 0 && <Passkeys passkeys={passkeys} onOpen={onOpen} />}
      </SecurityRow>
      <WalletCard />
      {hasFactor && (
        <SecurityRow
          title={t('rows.recovery.title')}
          text={t('rows.recovery.text')}
          state={{ good: recoveryCodes > 0, word: t('codesLeft', { count: recoveryCodes }) }}
          action={
            <SecurityAct
              act={t('renew')}
              what={t('rows.recovery.title')}
              onPress={() => onOpen({ kind: 'recovery' })}
            />
          }
        />
      )}
    </>
  )
}

function Passkeys({ passkeys, onOpen }: { readonly passkeys: Security['passkeys']; readonly onOpen: OpenDialog }) {
  const t = useTexts(securityTexts)
  const formats = useFormats()
  return (
    <ul className="mt-3 flex flex-col gap-1 rounded-panel bg-surface-2 px-4 py-2">
      {passkeys.map(({ id, name, added, lastUsed }) => (
        <li key={id} className="flex min-h-9 items-center gap-6 text-13">
          <bdi className="min-w-0 flex-1 truncate text-ink-1">{name}</bdi>
          <Num className="text-12 text-ink-3">{t('passkeyAdded', { time: formats.date(added) })}</Num>
          <Num className="text-12 text-ink-3">
            {lastUsed === 0 ? t('passkeyNever') : t('passkeyUsed', { time: formats.dateTime(lastUsed) })}
          </Num>
          <SecurityAct act={t('remove')} what={name} onPress={() => onOpen({ kind: 'removePasskey', id, name })} />
        </li>
      ))}
    </ul>
  )
}
