import { TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSession } from '../session/sessionStore.ts'
import { topUpTexts } from './topUpTexts.ts'

export interface TopUpProps {
  /** The account that the act takes from. Deposits reach the funds account, the others are filled from it. */
  readonly account: 'funds' | 'contract' | 'delivery' | 'hosting'
  readonly currency?: string | undefined
  /** The balance is not enough: the way to more stands out. */
  readonly short?: boolean
}

/** Where to get what an act lacks. The demo account cannot be paid into: its play money is set on its own page. */
export function TopUp({ account, currency, short = false }: TopUpProps) {
  const t = useTexts(topUpTexts)
  const demo = useSession((session) => session.demo)
  const look = short ? 'font-medium text-accent underline underline-offset-2' : TEXT_LINK
  if (account !== 'funds')
    return (
      <AppLink to="/transfer" search={{ from: 'funds', to: account, ...(currency && { currency }) }} className={look}>
        {t('transfer')}
      </AppLink>
    )
  return (
    <AppLink to={demo ? '/table1' : '/recharge'} className={look}>
      {t(demo ? 'playMoney' : 'deposit')}
    </AppLink>
  )
}
