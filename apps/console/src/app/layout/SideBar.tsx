import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Mark } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import type { Me } from '../../shared/session/session.ts'
import { type NavItem, navigationFor } from './navigation.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)
const COUNTS_EVERY_MS = 15_000

const LINK =
  'flex h-8 items-center justify-between rounded-control px-3 text-13 text-ink-2 hover:bg-surface-3 hover:text-ink-1 aria-[current=page]:bg-surface-3 aria-[current=page]:font-medium aria-[current=page]:text-ink-1'

export function SideBar({ me }: { readonly me: Me }) {
  const { data } = useQuery(liveQuery('getDashboard', {}, COUNTS_EVERY_MS))
  return (
    <nav
      aria-label={t('main')}
      className="flex w-52 shrink-0 flex-col gap-5 overflow-y-auto border-e border-line bg-surface-1 px-3 py-4"
    >
      <AppLink
        to="/"
        className="flex items-center gap-2 rounded-control px-3 text-13 font-semibold whitespace-nowrap"
        aria-current="false"
      >
        <Mark size={20} />
        {t('product')}
      </AppLink>
      {navigationFor(me).map(({ key, items }) => (
        <div key={key} className="flex flex-col gap-0.5">
          <h2 className="px-3 pb-1 text-11 font-medium text-ink-3">{t(`groups.${key}`)}</h2>
          {items.map((item) => (
            <AppLink key={item.key} to={item.to} withBelow={item.to !== '/'} className={LINK}>
              {t(`nav.${item.key}`)}
              <Waiting count={waiting(item, data)} />
            </AppLink>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** How many things wait behind a link. */
function waiting({ key }: NavItem, dashboard: AdminCallData<'getDashboard'> | undefined): number {
  if (!dashboard) return 0
  if (key === 'approvals') return dashboard.approvals
  if (key !== 'kyc' && key !== 'security' && key !== 'reviews') return 0
  return dashboard.queues
    .filter(({ kind }) => key === 'reviews' || kind.startsWith(key))
    .reduce((sum, { open }) => sum + open, 0)
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <span className="num rounded-full bg-accent px-1.5 text-11 font-medium text-on-accent">{count}</span>
}
