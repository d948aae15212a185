import { buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { SecurityAct } from '../acts/SecurityAct.tsx'
import { securityTexts } from '../acts/texts.ts'
import type { SecurityRowsProps } from './LoginRows.tsx'
import { SecurityRow } from './SecurityRow.tsx'

/** Where codes and messages go. */
export function ContactRows({ security: { email, phone }, onOpen }: SecurityRowsProps) {
  const t = useTexts(securityTexts)
  const state = (contact: string) => (contact === '' ? { good: false, word: t('unbound') } : undefined)
  return (
    <>
      <SecurityRow
        title={t('rows.email.title')}
        text={t('rows.email.text')}
        state={state(email)}
        value={<bdi className="num">{email}</bdi>}
        action={
          <SecurityAct
            act={t(email === '' ? 'bind' : 'change')}
            what={t('rows.email.title')}
            onPress={() => onOpen({ kind: 'email' })}
          />
        }
      />
      <SecurityRow
        title={t('rows.phone.title')}
        text={t('rows.phone.text')}
        state={state(phone)}
        value={<bdi className="num">{phone}</bdi>}
        action={
          <AppLink
            to="/bindphone"
            className={buttonClass('secondary', 'small')}
            aria-label={t('actOn', { act: t(phone === '' ? 'bind' : 'change'), what: t('rows.phone.title') })}
          >
            {t(phone === '' ? 'bind' : 'change')}
          </AppLink>
        }
      />
    </>
  )
}
