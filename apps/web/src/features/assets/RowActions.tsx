import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink, type RoutePath } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { useParam } from '../../shared/site/useSite.ts'
import { assetTexts } from './texts.ts'

const QUOTE = 'USDT'

type Action = readonly [
  word: 'deposit' | 'withdraw' | 'transfer' | 'exchange' | 'trade',
  to: RoutePath,
  search: Readonly<Record<string, string>>,
]

/** What can be done with a currency: paying in and out only with those for which it is open, and never in the demo account. */
function actionsOf(currency: string, outside: boolean): readonly Action[] {
  const quote = currency === QUOTE
  return [
    ...(outside
      ? ([
          ['deposit', '/recharge', {}],
          ['withdraw', '/money', {}],
        ] as const)
      : []),
    ['transfer', '/transfer', quote ? {} : { currency }],
    ['exchange', '/exchange', { from: currency }],
    ['trade', '/deal', quote ? {} : { symbol: `${currency}${QUOTE}` }],
  ]
}

/** The ways from a balance to what can be done with it. */
export function RowActions({ currency }: { readonly currency: string }) {
  const t = useTexts(assetTexts)
  const demo = useSession((session) => session.demo)
  const paid = useParam()?.withdraw.assets.some((asset) => asset.currency === currency) ?? false
  return (
    <span className="flex justify-end gap-4">
      {actionsOf(currency, paid && !demo).map(([word, to, search]) => (
        <AppLink key={word} to={to} search={search} className="text-accent hover:underline">
          {t(word)}
        </AppLink>
      ))}
    </span>
  )
}
