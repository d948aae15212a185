import { StateChip } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { userTexts } from '../texts.ts'

const t = textsOf(userTexts)

export interface UserStateProps {
  readonly frozen: boolean
  readonly loginFrozen: boolean
  readonly guest?: boolean
}

export function UserState({ frozen, loginFrozen, guest = false }: UserStateProps) {
  return (
    <span className="flex gap-3">
      {!frozen && !loginFrozen && <StateChip tone="success" word={t('active')} />}
      {frozen && <StateChip tone="failure" word={t('frozen')} />}
      {loginFrozen && <StateChip tone="failure" word={t('loginFrozen')} />}
      {guest && <StateChip tone="neutral" word={t('guest')} />}
    </span>
  )
}
